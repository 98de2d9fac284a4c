import { join } from 'node:path';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { cruise, ruleSets } from './cruise.ts';

const load = createRequire(import.meta.url) as (file: string) => { forbidden: { name: string }[] };
const names = ruleSets.flatMap((file) => load(`./${file}`).forbidden.map(({ name }) => name));
const { violations } = await cruise(join(import.meta.dirname, 'fixtures'), ['packages', 'apps']);

it.each(names)('reports the violation in the fixtures: %s', (name) => {
  expect(violations.map(({ rule }) => rule.name)).toContain(name);
});

it('finds a cycle of a dynamic import and a type', () => {
  const cycles = violations.filter(({ rule }) => rule.name === 'no-file-cycles').map(({ from, to }) => [from, to]);
  const folder = 'apps/web/src/features/three';
  expect(cycles).toContainEqual([`${folder}/email-form.tsx`, `${folder}/email-row.tsx`]);
});

// A rule that covers one of two forms also has to report the other.
it.each(['beta/routes.ts', 'beta/part/routes/writing.ts'])('reports a store in %s by routes-hold-no-data-access', (file) => {
  expect(violations).toContainEqual(
    expect.objectContaining({
      rule: expect.objectContaining({ name: 'routes-hold-no-data-access' }) as object,
      from: `apps/server/src/domains/${file}`,
    }),
  );
});
