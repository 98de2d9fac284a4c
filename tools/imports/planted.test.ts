import { join } from 'node:path';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { cruise, ruleSets } from './cruise.ts';

const load = createRequire(import.meta.url) as (file: string) => { forbidden: { name: string }[] };
const names = ruleSets.flatMap((file) => load(`./${file}`).forbidden.map(({ name }) => name));
const { violations } = await cruise(join(import.meta.dirname, 'planted'), ['packages', 'apps']);

it.each(names)('catches its planted violation: %s', (name) => {
  expect(violations.map(({ rule }) => rule.name)).toContain(name);
});

it('sees a cycle that closes by a dynamic import and a type', () => {
  const cycles = violations.filter(({ rule }) => rule.name === 'no-file-cycles').map(({ from, to }) => [from, to]);
  const folder = 'apps/web/src/features/three';
  expect(cycles).toContainEqual([`${folder}/email-form.tsx`, `${folder}/email-row.tsx`]);
});

// A rule that knows one of two forms still catches the other.
it.each(['beta/routes.ts', 'beta/part/routes/writing.ts'])('routes-hold-no-data-access catches a store in %s', (file) => {
  expect(violations).toContainEqual(
    expect.objectContaining({
      rule: expect.objectContaining({ name: 'routes-hold-no-data-access' }) as object,
      from: `apps/server/src/domains/${file}`,
    }),
  );
});
