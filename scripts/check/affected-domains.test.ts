import { expect, it } from 'vitest';
import { affectedDomains } from './affected-domains.ts';

const server = {
  domains: ['accounts', 'calendar', 'explore', 'profiles'],
  importsOf: (domain: string) => (domain === 'explore' ? ['profiles'] : []),
};
const affected = (...files: string[]) => affectedDomains(files, server);

it('tests a changed domain and all domains that import it', () => {
  expect(affected('apps/server/src/domains/profiles/view.ts')).toEqual(['explore', 'profiles']);
  expect(affected('packages/rules/src/calendar/travel.ts', 'packages/contract/src/calendar.ts')).toEqual(['calendar']);
});

it('tests no domain for files that the server does not read', () => {
  expect(affected('apps/web/src/app/router.tsx', 'docs/scale.md', 'apps/server/src/domains/profiles/README.md')).toEqual([]);
});

it.each([
  'apps/server/src/platform/http/mount.ts',
  'apps/server/migrations/20261116T1000_x.ts',
  'packages/contract/src/route.ts',
  'package-lock.json',
])('tests everything after a change of %s', (file) => {
  expect(affected('docs/scale.md', file)).toBe('all');
});
