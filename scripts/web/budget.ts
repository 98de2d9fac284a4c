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

/** KB of compressed script. The catalog of one language comes on top; the landing page has its words in it. */
const limits: Record<string, number> = {
  'landing/en.html': 5,
  'src/app/pages/home.tsx': 198,
  'src/app/pages/contact.tsx': 195,
  'src/app/pages/legal.tsx': 187,
  'src/features/notices/pages/new-notice.tsx': 201,
  'src/features/front/pages/learn-more.tsx': 184,
  'src/features/accounts/pages/login.tsx': 205,
  'src/features/accounts/pages/sign-up.tsx': 210,
  'src/features/settings/pages/security.tsx': 268,
  'src/features/profiles/pages/profile.tsx': 271,
  'src/features/profiles/pages/photos.tsx': 247,
  'src/features/explore/pages/explore.tsx': 192,
  'src/features/explore/results/results.tsx': 201,
  'src/features/connected/pages/connected.tsx': 210,
  'src/features/favourites/pages/favourites.tsx': 202,
  'src/features/settings/pages/blacklist.tsx': 224,
  'src/features/settings/pages/upgrade.tsx': 195,
  'src/features/subscriptions/pages/upgrade.tsx': 197,
  'src/features/subscriptions/pages/successful.tsx': 189,
  'src/features/verification/pages/verify.tsx': 253,
  'src/features/notifications/pages/notifications.tsx': 233,
  'src/features/settings/pages/preferences.tsx': 237,
  'src/features/calendar/pages/calendar.tsx': 203,
  'src/features/calendar/views/views.tsx': 196,
  'src/features/calendar/editor/editor.tsx': 263,
  'src/features/chat/pages/chat.tsx': 266,
  'src/features/chat/pages/conversation.tsx': 291,
  'src/features/requests/pages/requests.tsx': 195,
  'src/features/requests/feed/results.tsx': 203,
  'src/features/requests/pages/details.tsx': 214,
  'src/features/requests/pages/new.tsx': 273,
  'src/features/requests/pages/edit.tsx': 274,
};

/** KB of compressed CSS, of whichever page. */
const MOST_CSS = 50;

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
  const stylesOver = Object.entries(styles).filter(([, size]) => size > MOST_CSS);
  const problems = [...overBudget(sizes, limits), ...stylesOver.map(([page, size]) => `${page}: ${size} KB of CSS, at most ${MOST_CSS}`)];
  if (problems.length > 0) console.error(problems.join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
