import { expect, it } from 'vitest';
import { withoutIds } from './report-error.ts';

it('withoutIds replaces every id in a path, and nothing else', () => {
  const id = '0198f6a0-0000-7000-8000-0000000000a1';
  expect(withoutIds(`/conversations/${id}`)).toBe('/conversations/{id}');
  expect(withoutIds(`/one/${id}/two/${id.toUpperCase()}`)).toBe('/one/{id}/two/{id}');
  expect(withoutIds('/settings/security')).toBe('/settings/security');
});
