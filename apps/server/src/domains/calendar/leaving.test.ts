import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { redisKeys } from '../../platform/realtime/keys.ts';
import { aBrowser } from '../../../test/support/browser.ts';
import { aCalendarOwner, anEvent, aTrip, rebuildCalendarSearch, wireDay } from '../../../test/support/calendar.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember } from '../../../test/support/members.ts';
import { aConnection, aProfile, KYIV, VANCOUVER } from '../../../test/support/profiles.ts';
import { tracesInDatabase, tracesInRedis } from '../../../test/support/traces.ts';
import { calendar } from './index.ts';

const api = useApi();
const worker = useWorker(api);

/** A member with rows in every table of this domain, all of whose texts contain one unique word. */
async function aMemberWithEverything() {
  const word = `w${randomInt(2 ** 40).toString(36)}`;
  const leaving = await aMember(api.db, api.config, { plan: 3 });
  await aProfile(api.db, leaving.id, { cityId: KYIV });
  const [friend, regular] = [await aCalendarOwner(api, { accountType: 'confidant' }), await aCalendarOwner(api)];
  for (const { id } of [friend, regular]) await aConnection(api.db, leaving.id, id);
  await rebuildCalendarSearch(api.db);
  const tab = aBrowser(api);
  await tab.login(leaving);
  await tab.call('POST', '/api/calendar/events', anEvent({ title: `Of ${word}`, audience: 'chosen', publishTo: [friend.id] }));
  await tab.call('POST', '/api/calendar/events', anEvent({ title: word, startDate: wireDay(11), endDate: wireDay(11) }));
  await tab.call('POST', '/api/calendar/trips', aTrip({ title: word, description: word, cityId: VANCOUVER, startDate: wireDay(-1) }));
  await tab.call('POST', '/api/calendar/feed', { titles: 'own' });
  await friend.add({ audience: 'chosen', publishTo: [leaving.id] });
  await friend.travel();
  await worker.runJobs();
  await api.db.updateTable('calendar_update_quota').set({ member_id: leaving.id }).where('member_id', '=', regular.id).execute();
  return { leaving, friend, tab, word };
}

it('includes the calendar in the data export, with the names of chosen connections', async () => {
  const { leaving, friend, word } = await aMemberWithEverything();
  const data = await calendar.exports?.(api.db, leaving.id, api.config);
  expect(data).toMatchObject({
    'calendar.json': {
      entries: [
        { type: 'travel', title: word, destination: 'Vancouver', audience: 'all', publishedTo: [] },
        { type: 'event', title: `Of ${word}`, startTime: '19:00:00', timeZone: 'America/Vancouver', publishedTo: [friend.username] },
        { type: 'event', title: word },
      ],
      feed: { titles: 'own' },
    },
  });
  expect(JSON.stringify(data)).not.toContain('secret');
});

it('deletes everything when the account is deleted', async () => {
  const { leaving, tab, word } = await aMemberWithEverything();
  const values = [leaving.id, word];
  const held = ['calendar_entry', 'calendar_entry_viewer', 'calendar_fan_out', 'arrival_alert', 'calendar_update_quota', 'calendar_feed'];
  expect(await tracesInDatabase(api.db, values)).toEqual(expect.arrayContaining(held));
  expect((await tab.call('DELETE', '/api/users/delete', { password: leaving.secretFor('email') })).status).toBe(200);
  await worker.runJobs();
  // Notifications of other members are deleted with their actor, titles included.
  expect(await tracesInDatabase(api.db, values)).toEqual([]);
  expect((await tracesInRedis(worker.redis, values)).filter((key) => key !== redisKeys.sockets)).toEqual([]);
});
