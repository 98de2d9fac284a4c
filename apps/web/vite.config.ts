import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { filesByPage } from './files-by-page.ts';
import { pushWorkerFile } from './push-worker-file.ts';
import { stylesAsText } from './styles-as-text.ts';
import { translationsByChunk } from './translations-by-chunk.ts';

const API = 'http://127.0.0.1:13000';
const REALTIME = 'http://127.0.0.1:13001';
const GATEWAY = 'http://127.0.0.1:13002';
const DOCUMENTS = 'http://127.0.0.1:13003';

// Named, because tools read this file from other folders.
const here = { cwd: import.meta.dirname };

/**
 * What every page needs is one file, not eighty: it compresses better, and is one request. `main.tsx` stays apart, because it waits
 * for the words, and what waits must not be what pages import.
 */
const filesInCommon = { name: 'core', tags: ['$initial' as const], test: (id: string) => !/\/(?:index\.html|main\.tsx)$/.test(id) };

const config = (...more: Plugin[]): UserConfig => ({
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset({}, here)] }),
    lingui(here),
    stylesAsText(),
    translationsByChunk(),
    pushWorkerFile(),
    ...more,
  ],
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // None of our modules does anything by being imported: a page loads what it uses of a feature's index, and no more.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/apps\/web\/src\/.*\.tsx?$/, sideEffects: false }] },
      output: { codeSplitting: { groups: [filesInCommon] } },
    },
  },
  server: {
    // In a container 0.0.0.0, so that its published port is answered.
    host: process.env['HOST'] ?? 'localhost',
    port: 13080,
    strictPort: true,
    // As a balancer does: sockets to realtime, files to the gateway, looks at documents to theirs, everything else to api.
    proxy: {
      '/sails/socket.io': { target: REALTIME, ws: true },
      '/media/': GATEWAY,
      '/documents/': DOCUMENTS,
      '/sails': API,
      '/api': API,
    },
  },
});

export default defineConfig(config(filesByPage(() => ({ ...config(), root: import.meta.dirname }))));
