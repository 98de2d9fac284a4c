import { join } from 'node:path';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { cruise } from './cruise.ts';

const { forbidden } = createRequire(import.meta.url)('./rules.cjs') as { forbidden: { name: string }[] };
const { violations } = await cruise(join(import.meta.dirname, 'planted'), ['packages', 'apps']);

it.each(forbidden.map(({ name }) => name))('catches its planted violation: %s', (name) => {
  expect(violations.map(({ rule }) => rule.name)).toContain(name);
});
