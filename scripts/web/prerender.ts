/** prerender: writes the landing page of each language as one static file, with its own small style and scripts. Runs after `vite build`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { fontsOf, onlyFonts } from './fonts.ts';

const WEB = join(import.meta.dirname, '../../apps/web');
const DIST = join(WEB, 'dist');
const WORK = join(WEB, 'dist/.landing');

interface Landing {
  landingLocales: readonly string[];
  renderLanding(locale: string, parts: { css: string; earlyScript: string; script: string; preloads: readonly string[] }): Promise<string>;
}

async function run(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({ root: WEB, logLevel: 'warn', publicDir: false, ...config });
  if (!('output' in result)) throw new Error('expected one build');
  return result.output;
}

/** Bundles one file without imports, which a page can run before the rest is loaded. */
async function script(name: string): Promise<string> {
  const output = { format: 'iife', entryFileNames: 'assets/landing-[name]-[hash].js' } as const;
  const [entry] = await run({
    configFile: false,
    build: {
      target: 'es2023',
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(WEB, `src/landing/${name}.ts`), output },
    },
  });
  return `/${entry.fileName}`;
}

const rendered = await run({
  ssr: { noExternal: ['@tabler/icons-react'] },
  build: {
    ssr: 'src/landing/render.tsx',
    ssrEmitAssets: true,
    outDir: WORK,
    cssCodeSplit: false,
    cssMinify: true,
    manifest: false,
    assetsInlineLimit: 0,
  },
});
const landing = (await import(pathToFileURL(join(WORK, 'render.js')).href)) as Landing;
const assets = rendered.filter((file) => file.type === 'asset');
const css = assets
  .filter(({ fileName }) => fileName.endsWith('.css'))
  .map(({ source }) => source.toString())
  .join('');

mkdirSync(join(DIST, 'landing'), { recursive: true });
for (const { fileName, source } of assets) {
  if (fileName.endsWith('.woff2')) writeFileSync(join(DIST, fileName), source);
}
const parts = { earlyScript: await script('early'), script: await script('landing') };
for (const locale of landing.landingLocales) {
  const { faces, preloads } = fontsOf(locale);
  const kept = onlyFonts(css, faces);
  const html = await landing.renderLanding(locale, { ...parts, css: kept.css, preloads: kept.urlsOf(preloads) });
  writeFileSync(join(DIST, 'landing', `${locale}.html`), html);
}
rmSync(WORK, { recursive: true });
console.log(`${landing.landingLocales.length} landing pages`);
