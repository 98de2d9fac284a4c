/** budget: how much script and CSS a visitor downloads before each page works, compressed, against its limit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { membersLayout } from '../../apps/web/members-layout.ts';

const DIST = join(import.meta.dirname, '../../apps/web/dist');

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
}

export type Manifest = Record<string, Chunk>;

/** The files of a page and of the entry, each once; styles belong to the scripts that import them. */
export function filesFor(manifest: Manifest, pages: readonly string[], kind: 'js' | 'css' = 'js'): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const inner of chunk.imports ?? []) visit(inner);
  };
  for (const name of pages) visit(name);
  const chunks = [...seen].flatMap((name) => manifest[name] ?? []);
  return kind === 'js'
    ? chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))
    : [...new Set(chunks.flatMap(({ css = [] }) => css))];
}

export function overBudget(sizes: Record<string, number>, limits: Record<string, number>): string[] {
  return Object.entries(sizes)
    .filter(([page, size]) => size > (limits[page] ?? 0))
    .map(([page, size]) => `${page}: ${size} KB, at most ${limits[page] ?? 0}`);
}

/** KB of compressed script, without the translations of one language; static pages contain their texts. */
const forVisitors: Record<string, number> = {
  'landing/en.html': 5,
  'help/en/index.html': 60,
  'src/app/pages/home.tsx': 177,
  'src/app/pages/contact.tsx': 173,
  'src/app/pages/legal.tsx': 160,
  'src/features/notices/pages/new-notice.tsx': 183,
  'src/features/marketing/pages/learn-more.tsx': 161,
  'src/features/accounts/pages/login.tsx': 189,
  'src/features/accounts/pages/sign-up.tsx': 192,
};

/** Pages of members, with the layout that all of them have. */
const forMembers: Record<string, number> = {
  'src/features/settings/pages/security.tsx': 266,
  'src/features/profiles/pages/profile.tsx': 254,
  'src/features/profiles/pages/photos.tsx': 244,
  'src/features/explore/pages/explore.tsx': 228,
  'src/features/explore/results/results.tsx': 234,
  'src/features/connections-page/pages/connections.tsx': 237,
  'src/features/favourites/pages/favourites.tsx': 231,
  'src/features/settings/pages/blacklist.tsx': 226,
  'src/features/settings/pages/upgrade.tsx': 227,
  'src/features/subscriptions/pages/upgrade.tsx': 229,
  'src/features/payment-outcome/successful.tsx': 223,
  'src/features/verification/pages/verify.tsx': 259,
  'src/features/notifications/pages/notifications.tsx': 233,
  'src/features/settings/pages/preferences.tsx': 242,
  'src/features/calendar/pages/calendar.tsx': 232,
  'src/features/calendar/views/views.tsx': 232,
  'src/features/calendar/editor/editor.tsx': 261,
  'src/features/conversations-page/pages/conversations.tsx': 261,
  'src/features/conversations-page/pages/conversation.tsx': 270,
  'src/features/requests/pages/requests.tsx': 229,
  'src/features/requests/feed/results.tsx': 233,
  'src/features/requests/pages/details.tsx': 243,
  'src/features/requests/pages/new.tsx': 264,
  'src/features/requests/pages/edit.tsx': 264,
};

const limits: Record<string, number> = { ...forVisitors, ...forMembers };

/** KB of compressed CSS of any page. */
const MOST_CSS = 52;

/** Script files of any page: each is requested and compressed separately. */
const MOST_FILES = 58;

/** KB of compressed translations that every page fetches, in any language; parts of the app load more. */
const MOST_TRANSLATIONS = 45;

/** The URLs of the scripts in a document. */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script\b[^>]*\bsrc="\/([^"]+)"/g)].map(([, file]) => file ?? '');
}

if (import.meta.main) {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const kilobytes = (file: string) => gzipSync(readFileSync(join(DIST, file))).length / 1024;
  const sum = (files: readonly string[]) => Math.round(files.reduce((total, file) => total + kilobytes(file), 0));
  const opened = (page: string) => [...entry, ...(page in forMembers ? membersLayout : []), page];
  const scripts = Object.fromEntries(
    Object.keys(limits).map((page) => {
      const isStatic = page.endsWith('.html');
      return [page, isStatic ? scriptsOf(readFileSync(join(DIST, page), 'utf8')) : filesFor(manifest, opened(page))];
    }),
  );
  const sizes = Object.fromEntries(Object.entries(scripts).map(([page, files]) => [page, sum(files)]));
  const styles = Object.fromEntries(Object.keys(limits).map((page) => [page, sum(filesFor(manifest, opened(page), 'css'))]));
  for (const [page, files] of Object.entries(scripts)) {
    const limited = `${sizes[page]} KB of ${limits[page]} KB in ${files.length} files of ${MOST_FILES}, CSS ${styles[page]} KB of ${MOST_CSS} KB`;
    console.log(`${page} ${limited}`);
  }
  const catalogs = Object.fromEntries(
    Object.entries(manifest)
      .filter(([name]) => /^src\/locales\/[\w-]+\.po$/.test(name))
      .map(([name, { file }]) => [name, sum([file])]),
  );
  for (const [catalog, size] of Object.entries(catalogs)) console.log(`${catalog} ${size} KB of ${MOST_TRANSLATIONS} KB`);
  const catalogsOver = Object.entries(catalogs).filter(([, size]) => size > MOST_TRANSLATIONS);
  const stylesOver = Object.entries(styles).filter(([, size]) => size > MOST_CSS);
  const filesOver = Object.entries(scripts).filter(([, files]) => files.length > MOST_FILES);
  const problems = [
    ...overBudget(sizes, limits),
    ...filesOver.map(([page, files]) => `${page}: ${files.length} files, at most ${MOST_FILES}`),
    ...stylesOver.map(([page, size]) => `${page}: ${size} KB of CSS, at most ${MOST_CSS}`),
    ...catalogsOver.map(([catalog, size]) => `${catalog}: ${size} KB of translations, at most ${MOST_TRANSLATIONS}`),
    // A renamed page would have a size of zero.
    ...[...membersLayout, ...Object.keys(limits)]
      .filter((page) => !page.endsWith('.html') && !(page in manifest))
      .map((page) => `${page} was not found`),
    // Without this, a renamed catalog would have no limit.
    ...(Object.keys(catalogs).length === 0 ? ['no catalog was found'] : []),
  ];
  if (problems.length > 0) console.error(problems.join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
