import { expect, it } from 'vitest';
import { z } from 'zod';
import { compileSerializer } from '../../src/platform/http/serialize.ts';
import { endpoints } from '../../src/app/domains.ts';

it('compileSerializer supports every reply; a process would fail only at its first response', () => {
  const failed = endpoints.filter(({ route }) => {
    try {
      return typeof compileSerializer(route.reply) !== 'function';
    } catch {
      return true;
    }
  });
  expect(failed.map(({ name }) => name)).toEqual([]);
  expect(endpoints.length).toBeGreaterThan(300);
});

it('compileSerializer writes null where a reply may be null, and only declared fields', () => {
  const serialize = compileSerializer(z.object({ picture: z.object({ id: z.string(), text: z.string().nullable() }).nullable() }));
  const bodyOf = (body: unknown): unknown => (JSON.parse(serialize({ body })) as { body: unknown }).body;
  expect(bodyOf({ picture: null })).toEqual({ picture: null });
  expect(bodyOf({ picture: { id: 'a', text: null, secret: 'b' }, secret: 'c' })).toEqual({ picture: { id: 'a', text: null } });
});
