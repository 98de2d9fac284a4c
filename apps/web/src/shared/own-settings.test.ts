import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { chooseClock, formatTime } from './format/dates.ts';
import { settingsQuery } from './own-settings.ts';

vi.mock('./api/client.ts', () => ({ silentClient: { callWithVersion: async () => ({ body: { clock: '12' }, version: '"1"' }) } }));

afterEach(() => chooseClock('auto'));

it('applies the hours of the settings before a page is rendered with them', async () => {
  const queryClient = new QueryClient();
  const noon = new Date('2026-11-19T12:30:00Z');
  let shown = '';
  const stop = queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.state.status === 'success') shown = formatTime(noon, 'UTC');
  });
  await queryClient.fetchQuery(settingsQuery);
  stop();
  expect(shown).toMatch(/PM/);
});
