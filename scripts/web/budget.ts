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
  'src/app/pages/home.tsx': 194,
  'src/app/pages/contact.tsx': 191,
  'src/app/pages/legal.tsx': 182,
  'src/features/notices/pages/new-notice.tsx': 200,
  'src/features/front/pages/learn-more.tsx': 180,
  'src/features/accounts/pages/login.tsx': 200,
  'src/features/accounts/pages/sign-up.tsx': 205,
  'src/features/settings/pages/security.tsx': 263,
  'src/features/profiles/pages/profile.tsx': 265,
  'src/features/profiles/pages/photos.tsx': 242,
  'src/features/explore/pages/explore.tsx': 188,
  'src/features/explore/results/results.tsx': 197,
  'src/features/connected/pages/connected.tsx': 205,
  'src/features/favourites/pages/favourites.tsx': 198,
  'src/features/settings/pages/blacklist.tsx': 220,
  'src/features/settings/pages/upgrade.tsx': 190,
  'src/features/subscriptions/pages/upgrade.tsx': 193,
  'src/features/subscriptions/pages/successful.tsx': 185,
  'src/features/notifications/pages/notifications.tsx': 228,
  'src/features/settings/pages/preferences.tsx': 233,
  'src/features/calendar/pages/calendar.tsx': 199,
  'src/features/calendar/views/views.tsx': 192,
  'src/features/calendar/editor/editor.tsx': 259,
  'src/features/chat/pages/chat.tsx': 262,
  'src/features/chat/pages/conversation.tsx': 286,
  'src/features/requests/pages/requests.tsx': 191,
  'src/features/requests/feed/results.tsx': 199,
  'src/features/requests/pages/details.tsx': 209,
  'src/features/requests/pages/new.tsx': 269,
  'src/features/requests/pages/edit.tsx': 269,
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
