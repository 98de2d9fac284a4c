import { preferredLocale, resolveLocale, type Locale } from '@subrosa/rules/reference/locales';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import type { Article } from './src/help/article.ts';

const RENDERER = '/src/help/render.tsx';
const development = { production: false };

interface Renderer {
  renderHelp(locale: Locale, articles: readonly Article[], parts: object): Promise<Map<string, string>>;
}

type Articles = { articlesFor(locale: Locale): Article[] };
type SearchIndex = { searchIndexFor(locale: Locale): object };

/** Serves the help during development, where no build has written its pages. */
export function helpPages(): Plugin {
  return {
    name: 'subrosa:help-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        const [isPage, slug = 'index'] = /^\/help(?:\/([\w-]+))?$/.exec(pathname) ?? [];
        const [, indexed] = /^\/help\/([\w-]+)\.json$/.exec(pathname) ?? [];
        const language = searchParams.get('language');
        const locale = language ? resolveLocale(language, development) : preferredLocale(request.headers['accept-language'], development);
        const send = (type: string, text: string | undefined) =>
          text === undefined ? next() : void response.setHeader('content-type', type).end(text);

        if (indexed) searchIndex(server, resolveLocale(indexed, development)).then((text) => send('application/json', text), next);
        else if (isPage) page(server, locale, slug).then((text) => send('text/html; charset=utf-8', text), next);
        else next();
      });
    },
  };
}

async function searchIndex(server: ViteDevServer, locale: Locale): Promise<string> {
  const { searchIndexFor } = (await server.ssrLoadModule('/help/search-index.ts')) as SearchIndex;
  return JSON.stringify(searchIndexFor(locale));
}

async function page(server: ViteDevServer, locale: Locale, slug: string): Promise<string | undefined> {
  const { renderHelp } = (await server.ssrLoadModule(RENDERER)) as Renderer;
  const { articlesFor } = (await server.ssrLoadModule('/help/articles.ts')) as Articles;
  const parts = { css: '', earlyScript: '/src/help/early.ts', script: '/src/help/help.ts', index: `/help/${locale}.json`, preloads: [] };
  const html = (await renderHelp(locale, articlesFor(locale), parts)).get(`${slug}.html`);
  if (html === undefined) return undefined;
  const links = (await styles(server)).map((url) => `<link rel="stylesheet" href="${url}">`).join('');
  const asModules = html.replaceAll('<script src="/src/', '<script type="module" src="/src/').replace('<style></style>', links);
  return server.transformIndexHtml(`/help/${slug}`, asModules);
}

/** The style sheets that the pages import, in the order of the imports. */
async function styles(server: ViteDevServer): Promise<string[]> {
  const first = await server.environments.ssr.moduleGraph.getModuleByUrl(RENDERER);
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    for (const imported of module.importedModules) visit(imported);
    seen.add(module);
  };
  if (first) visit(first);
  return [...seen]
    .map(({ url }) => url)
    .filter((url) => url.endsWith('.css'))
    .map((url) => `${url}?direct`);
}
