import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { filesByPage } from './files-by-page.ts';
import { helpPages } from './help-pages.ts';
import { pushWorkerFile } from './push-worker-file.ts';
import { parseLogKeys } from './src/shared/vault/parse-log-keys.ts';
import { stylesAsText } from './styles-as-text.ts';
import { translationsByChunk } from './translations-by-chunk.ts';

const API = 'http://127.0.0.1:13000';
const REALTIME = 'http://127.0.0.1:13001';
const GATEWAY = 'http://127.0.0.1:13002';
const DOCUMENTS = 'http://127.0.0.1:13003';

// A build with half of a log would check nothing.
const logKeys = process.env['VITE_TRANSPARENCY_KEY'];
if (logKeys) parseLogKeys(logKeys);

// Explicit, because tools load this file from other folders.
const here = { cwd: import.meta.dirname };

/**
 * Code that every page needs is one file instead of eighty: it compresses better and needs one request. `main.tsx` stays separate, because
 * it awaits the translations, and pages must not import a module that waits.
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
    helpPages(),
    ...more,
  ],
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // None of our modules has side effects: a page loads only the parts of a feature's index that it uses.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/apps\/web\/src\/.*\.tsx?$/, sideEffects: false }] },
      output: { codeSplitting: { groups: [filesInCommon] } },
    },
  },
  server: {
    // 0.0.0.0 in a container, so that its published port accepts connections.
    host: process.env['HOST'] ?? 'localhost',
    port: 13080,
    strictPort: true,
    // Like the load balancer: sockets to realtime, files to the gateway, documents to their process, all other requests to the api.
    proxy: {
      '/sails/socket.io': { target: REALTIME, ws: true },
      '/media/': GATEWAY,
      '/documents/': DOCUMENTS,
      '/sails': API,
      '/api': API,
      '/transparency/': API,
    },
  },
});

export default defineConfig(config(filesByPage(() => ({ ...config(), root: import.meta.dirname }))));
