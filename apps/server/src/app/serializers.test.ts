import { expect, it } from 'vitest';
import { compileSerializer } from '../platform/http/serialize.ts';
import { endpoints } from './domains.ts';

it('can write the reply of every call, which a process finds out at its first answer only', () => {
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
