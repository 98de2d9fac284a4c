import { expect, it } from 'vitest';
import { changedRooms } from './changed-rooms.ts';

const house = {
  domains: ['accounts', 'calendar', 'explore', 'profiles'],
  importsOf: (domain: string) => (domain === 'explore' ? ['profiles'] : []),
};
const rooms = (...files: string[]) => changedRooms(files, house);

it('tries a changed domain and whoever imports it', () => {
  expect(rooms('apps/server/src/domains/profiles/view.ts')).toEqual(['explore', 'profiles']);
  expect(rooms('packages/rules/src/calendar/travel.ts', 'packages/contract/src/calendar.ts')).toEqual(['calendar']);
});

it('tries no room for what the server does not read', () => {
  expect(rooms('apps/web/src/app/router.tsx', 'docs/scale.md', 'apps/server/src/domains/profiles/README.md')).toEqual([]);
});

it.each([
  'apps/server/src/platform/http/mount.ts',
  'apps/server/migrations/20261116T1000_x.ts',
  'packages/contract/src/route.ts',
  'package-lock.json',
])('tries everything after a change of %s', (file) => {
  expect(rooms('docs/scale.md', file)).toBe('all');
});
