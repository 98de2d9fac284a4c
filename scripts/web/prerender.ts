/** prerender: writes the landing page and the help of each language as static files, with small styles and scripts. Runs after `vite build`. */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { articleLocale, articlesFor } from '../../apps/web/help/articles.ts';
import { searchIndexFor } from '../../apps/web/help/search-index.ts';
import type { Article } from '../../apps/web/src/help/article.ts';
import type { Locale } from '../../packages/rules/src/reference/locales.ts';
import { fontsOf, onlyFonts } from './fonts.ts';

const WEB = join(import.meta.dirname, '../../apps/web');
const DIST = join(WEB, 'dist');
const WORK = join(WEB, 'dist/.prerender');

interface Parts {
  css: string;
  earlyScript: string;
  script: string;
  preloads: readonly string[];
}

interface Landing {
  landingLocales: readonly Locale[];
  renderLanding(locale: Locale, parts: Parts): Promise<string>;
}

interface Help {
  renderHelp(locale: Locale, articles: readonly Article[], parts: Parts & { index: string }): Promise<Map<string, string>>;
}

async function run(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({ root: WEB, logLevel: 'warn', publicDir: false, ...config });
  if (!('output' in result)) throw new Error('expected one build');
  return result.output;
}

/** Bundles one file without imports, which a page can run before the rest is loaded. */
async function script(folder: string, name: string): Promise<string> {
  const output = { format: 'iife', entryFileNames: `assets/${folder}-[name]-[hash].js` } as const;
  const [entry] = await run({
    configFile: false,
    build: {
      target: 'es2023',
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(WEB, `src/${folder}/${name}.ts`), output },
    },
  });
  return `/${entry.fileName}`;
}

/** Builds the module that renders the pages of a folder, and returns it with its style sheet. */
async function renderer(folder: string): Promise<{ module: unknown; css: string }> {
  const rendered = await run({
    ssr: { noExternal: ['@tabler/icons-react'] },
    build: {
      ssr: `src/${folder}/render.tsx`,
      ssrEmitAssets: true,
      outDir: join(WORK, folder),
      cssCodeSplit: false,
      cssMinify: true,
      manifest: false,
      assetsInlineLimit: 0,
    },
  });
  const assets = rendered.filter((file) => file.type === 'asset');
  for (const { fileName, source } of assets) {
    if (fileName.endsWith('.woff2')) writeFileSync(join(DIST, fileName), source);
  }
  const css = assets
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .map(({ source }) => source.toString())
    .join('');
  return { module: await import(pathToFileURL(join(WORK, folder, 'render.js')).href), css };
}

/** The style sheet of a language with only its fonts, and the fonts that are preloaded. */
function stylesOf(css: string, locale: Locale): Pick<Parts, 'css' | 'preloads'> {
  const { faces, preloads } = fontsOf(locale);
  const kept = onlyFonts(css, faces);
  return { css: kept.css, preloads: kept.urlsOf(preloads) };
}

/** Returns the languages of this build. */
async function writeLanding(): Promise<readonly Locale[]> {
  const { module, css } = await renderer('landing');
  const { landingLocales, renderLanding } = module as Landing;
  const scripts = { earlyScript: await script('landing', 'early'), script: await script('landing', 'landing') };
  mkdirSync(join(DIST, 'landing'), { recursive: true });
  for (const locale of landingLocales) {
    writeFileSync(join(DIST, 'landing', `${locale}.html`), await renderLanding(locale, { ...scripts, ...stylesOf(css, locale) }));
  }
  return landingLocales;
}

/** Writes the search index of a language under a name with the hash of its content, and returns its URL. */
function writeSearchIndex(locale: Locale): string {
  const json = JSON.stringify(searchIndexFor(locale));
  const file = `assets/help-${articleLocale(locale)}-${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`;
  writeFileSync(join(DIST, file), json);
  return `/${file}`;
}

async function writeHelp(locales: readonly Locale[]): Promise<number> {
  const { module, css } = await renderer('help');
  const { renderHelp } = module as Help;
  const scripts = { earlyScript: await script('help', 'early'), script: await script('help', 'help') };
  let pages = 0;
  for (const locale of locales) {
    const parts = { ...scripts, ...stylesOf(css, locale), index: writeSearchIndex(locale) };
    mkdirSync(join(DIST, 'help', locale), { recursive: true });
    for (const [file, html] of await renderHelp(locale, articlesFor(locale), parts)) {
      writeFileSync(join(DIST, 'help', locale, file), html);
      pages += 1;
    }
  }
  return pages;
}

const locales = await writeLanding();
console.log(`${locales.length} landing pages, ${await writeHelp(locales)} pages of the help`);
rmSync(WORK, { recursive: true });
