import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FILE = 'apps/web/public/.well-known/security.txt';
const DAY_MS = 86_400_000;

const text = readFileSync(join(import.meta.dirname, '..', FILE), 'utf8');
const expiries = [...text.matchAll(/^Expires: (.+)$/gm)].map(([, moment]) => Date.parse(moment ?? ''));

// Depends on today's date, so it runs in `npm run check:all` only: an old checkout can still be built and checked.
// RFC 9116 asks for exactly one field, less than a year ahead; 60 days leave time for a release.
it('security.txt expires between 60 days and a year from today', () => {
  expect(expiries).toHaveLength(1);
  const daysLeft = Math.floor(((expiries[0] ?? 0) - Date.now()) / DAY_MS);
  expect(daysLeft, `renew Expires in ${FILE}`).toBeGreaterThanOrEqual(60);
  expect(daysLeft, `shorten Expires in ${FILE}`).toBeLessThan(366);
});
