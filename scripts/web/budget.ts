/** budget: how much script a visitor downloads before each page works, compressed, against its limit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = join(import.meta.dirname, '../../apps/web/dist');

interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}

export type Manifest = Record<string, Chunk>;

/** Files that a page needs, its own and those of the entry, each once. */
export function filesFor(manifest: Manifest, pages: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const inner of chunk.imports ?? []) visit(inner);
  };
  for (const name of pages) visit(name);
  return [...seen].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js'));
}

export function overBudget(sizes: Record<string, number>, limits: Record<string, number>): string[] {
  return Object.entries(sizes)
    .filter(([page, size]) => size > (limits[page] ?? 0))
    .map(([page, size]) => `${page}: ${size} KB, at most ${limits[page] ?? 0}`);
}

/** KB of compressed script. The catalog of one language comes on top; the landing page has its words in it. */
const limits: Record<string, number> = {
  'landing/en.html': 5,
  'src/app/pages/home.tsx': 196,
  'src/app/pages/contact.tsx': 193,
  'src/app/pages/legal.tsx': 185,
  'src/features/notices/pages/new-notice.tsx': 202,
  'src/features/front/pages/learn-more.tsx': 182,
  'src/features/accounts/pages/login.tsx': 202,
  'src/features/accounts/pages/sign-up.tsx': 208,
  'src/features/settings/pages/security.tsx': 266,
  'src/features/profiles/pages/profile.tsx': 268,
  'src/features/profiles/pages/photos.tsx': 245,
  'src/features/explore/pages/explore.tsx': 191,
  'src/features/explore/results/results.tsx': 200,
  'src/features/connected/pages/connected.tsx': 208,
  'src/features/favourites/pages/favourites.tsx': 200,
  'src/features/settings/pages/blacklist.tsx': 222,
  'src/features/settings/pages/upgrade.tsx': 193,
  'src/features/subscriptions/pages/upgrade.tsx': 196,
  'src/features/subscriptions/pages/successful.tsx': 188,
  'src/features/verification/pages/verify.tsx': 250,
  'src/features/notifications/pages/notifications.tsx': 230,
  'src/features/settings/pages/preferences.tsx': 236,
  'src/features/calendar/pages/calendar.tsx': 202,
  'src/features/calendar/views/views.tsx': 195,
  'src/features/calendar/editor/editor.tsx': 261,
  'src/features/chat/pages/chat.tsx': 265,
  'src/features/chat/pages/conversation.tsx': 289,
  'src/features/requests/pages/requests.tsx': 194,
  'src/features/requests/feed/results.tsx': 201,
  'src/features/requests/pages/details.tsx': 212,
  'src/features/requests/pages/new.tsx': 271,
  'src/features/requests/pages/edit.tsx': 272,
};

/** The addresses of the scripts that a document names. */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script\b[^>]*\bsrc="\/([^"]+)"/g)].map(([, file]) => file ?? '');
}

if (import.meta.main) {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const kilobytes = (file: string) => gzipSync(readFileSync(join(DIST, file))).length / 1024;
  const sizes = Object.fromEntries(
    Object.keys(limits).map((page) => {
      const isStatic = page.endsWith('.html');
      const files = isStatic ? scriptsOf(readFileSync(join(DIST, page), 'utf8')) : filesFor(manifest, [...entry, page]);
      return [page, Math.round(files.reduce((sum, file) => sum + kilobytes(file), 0))];
    }),
  );
  for (const [page, size] of Object.entries(sizes)) console.log(`${page} ${size} KB of ${limits[page]} KB`);
  const problems = overBudget(sizes, limits);
  if (problems.length > 0) console.error(problems.join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
