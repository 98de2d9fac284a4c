/** budget: how much script and CSS a visitor downloads before each page works, compressed, against its limit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = join(import.meta.dirname, '../../apps/web/dist');

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
}

export type Manifest = Record<string, Chunk>;

/** Files that a page needs, its own and those of the entry, each once; styles come with the scripts that import them. */
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

/** KB of compressed script. The words of one language come on top; the landing page has its words in it. */
const limits: Record<string, number> = {
  'landing/en.html': 5,
  'src/app/pages/home.tsx': 176,
  'src/app/pages/contact.tsx': 173,
  'src/app/pages/legal.tsx': 160,
  'src/features/notices/pages/new-notice.tsx': 183,
  'src/features/front/pages/learn-more.tsx': 157,
  'src/features/accounts/pages/login.tsx': 188,
  'src/features/accounts/pages/sign-up.tsx': 192,
  'src/features/settings/pages/security.tsx': 245,
  'src/features/profiles/pages/profile.tsx': 246,
  'src/features/profiles/pages/photos.tsx': 223,
  'src/features/explore/pages/explore.tsx': 165,
  'src/features/explore/results/results.tsx': 174,
  'src/features/connected/pages/connected.tsx': 182,
  'src/features/favourites/pages/favourites.tsx': 174,
  'src/features/settings/pages/blacklist.tsx': 199,
  'src/features/settings/pages/upgrade.tsx': 167,
  'src/features/subscriptions/pages/upgrade.tsx': 170,
  'src/features/subscriptions/pages/successful.tsx': 163,
  'src/features/verification/pages/verify.tsx': 234,
  'src/features/notifications/pages/notifications.tsx': 211,
  'src/features/settings/pages/preferences.tsx': 217,
  'src/features/calendar/pages/calendar.tsx': 177,
  'src/features/calendar/views/views.tsx': 169,
  'src/features/calendar/editor/editor.tsx': 244,
  'src/features/chat/pages/chat.tsx': 248,
  'src/features/chat/pages/conversation.tsx': 267,
  'src/features/requests/pages/requests.tsx': 168,
  'src/features/requests/feed/results.tsx': 176,
  'src/features/requests/pages/details.tsx': 186,
  'src/features/requests/pages/new.tsx': 250,
  'src/features/requests/pages/edit.tsx': 251,
};

/** KB of compressed CSS, of whichever page. */
const MOST_CSS = 49;

/** KB of compressed words that every page fetches, in whichever language; parts of the app have more of their own. */
const MOST_WORDS = 43;

/** The addresses of the scripts that a document names. */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script\b[^>]*\bsrc="\/([^"]+)"/g)].map(([, file]) => file ?? '');
}

if (import.meta.main) {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const kilobytes = (file: string) => gzipSync(readFileSync(join(DIST, file))).length / 1024;
  const sum = (files: readonly string[]) => Math.round(files.reduce((total, file) => total + kilobytes(file), 0));
  const sizes = Object.fromEntries(
    Object.keys(limits).map((page) => {
      const isStatic = page.endsWith('.html');
      return [page, sum(isStatic ? scriptsOf(readFileSync(join(DIST, page), 'utf8')) : filesFor(manifest, [...entry, page]))];
    }),
  );
  const styles = Object.fromEntries(
    Object.keys(limits)
      .filter((page) => !page.endsWith('.html'))
      .map((page) => [page, sum(filesFor(manifest, [...entry, page], 'css'))]),
  );
  for (const [page, size] of Object.entries(sizes)) {
    console.log(`${page} ${size} KB of ${limits[page]} KB${page in styles ? `, CSS ${styles[page]} KB of ${MOST_CSS} KB` : ''}`);
  }
  const words = Object.fromEntries(
    Object.entries(manifest)
      .filter(([name]) => /^src\/locales\/[\w-]+\.po$/.test(name))
      .map(([name, { file }]) => [name, sum([file])]),
  );
  for (const [catalog, size] of Object.entries(words)) console.log(`${catalog} ${size} KB of ${MOST_WORDS} KB`);
  const wordsOver = Object.entries(words).filter(([, size]) => size > MOST_WORDS);
  const stylesOver = Object.entries(styles).filter(([, size]) => size > MOST_CSS);
  const problems = [
    ...overBudget(sizes, limits),
    ...stylesOver.map(([page, size]) => `${page}: ${size} KB of CSS, at most ${MOST_CSS}`),
    ...wordsOver.map(([catalog, size]) => `${catalog}: ${size} KB of words, at most ${MOST_WORDS}`),
    // Without this, a catalog that has another name would have no limit.
    ...(Object.keys(words).length === 0 ? ['no catalog was found'] : []),
  ];
  if (problems.length > 0) console.error(problems.join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
