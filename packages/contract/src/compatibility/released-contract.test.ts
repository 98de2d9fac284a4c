import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { breakingChanges, type OpenApi } from './breaking-changes.ts';
import { openApiDocument } from '../openapi.ts';

it('openApiDocument is compatible with tabs that were loaded before the last release', () => {
  const released = JSON.parse(readFileSync(new URL('../../released.json', import.meta.url), 'utf8')) as OpenApi;
  expect(
    breakingChanges(released, openApiDocument('Subrosa')),
    'Open tabs would break. Keep the old field beside the new one for a day, or, once no tab of the last release is left, ' +
      'record the new release with `scripts/toolchain node scripts/contract-release.ts`.',
  ).toEqual([]);
});
