import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usernameProblem } from '../../packages/rules/src/accounts/username.ts';

const ROOT = join(import.meta.dirname, '../..');

const specified = readFileSync(join(ROOT, 'spec/routes.txt'), 'utf8').split('\n');
const built = globSync('apps/web/src/app/routes/*.ts*', { cwd: ROOT }).flatMap((file) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/'(\/[^'$ ]*)/g)].map(([, path = '']) => path),
);
const served = ['/api', '/sails', '/assets', '/media', '/.well-known', '/robots.txt', '/icon.svg', '/manifest.webmanifest'];
const segments = [...new Set([...specified, ...built, ...served].map((path) => path.split('/')[1] ?? ''))].filter(
  (segment) => segment !== '' && !segment.startsWith('{'),
);

describe('a username', () => {
  it('covers the paths of the app', () => expect(segments.length).toBeGreaterThan(20));

  it.each(segments)('reserves "%s", which is a path of the app', (segment) => {
    for (const underscore of [false, true]) expect(usernameProblem(segment, { underscore })).not.toBeNull();
    expect(usernameProblem(segment.toUpperCase(), { underscore: true })).not.toBeNull();
  });
});
