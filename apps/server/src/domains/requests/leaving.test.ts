import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { redisKeys } from '../../platform/realtime/keys.ts';
import { aBrowser } from '../../../test/support/browser.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMedia } from '../../../test/support/media.ts';
import { aMember } from '../../../test/support/members.ts';
import { aProfile } from '../../../test/support/profiles.ts';
import { aPost, aPoster, aText, rebuildRequestSearch } from '../../../test/support/requests.ts';
import { tracesInDatabase, tracesInRedis } from '../../../test/support/traces.ts';
import { requests } from './index.ts';

const api = useApi();
const worker = useWorker(api);

/** A member with data in every table of this domain. All their texts contain one canary word. */
async function aMemberWithEverything() {
  const word = `w${randomInt(2 ** 40).toString(36)}`;
  const leaving = await aMember(api.db, api.config);
  await aProfile(api.db, leaving.id);
  const other = await aPoster(api);
  const theirs = await aPost(api.db, other.id);
  await rebuildRequestSearch(api.db);
  const tab = aBrowser(api);
  await tab.login(leaving);
  const { id: mediaId } = await aMedia(api.db, { ownerId: leaving.id, purpose: 'post', state: 'published' });
  const { body } = await tab.call<{ id: string }>('POST', '/api/requests', {
    ...aText,
    title: `Of ${word}`,
    mediaIds: [mediaId],
    cityId: 703_448,
  });
  await tab.call('PUT', '/api/requests/draft', { title: word });
  await tab.call('POST', `/api/requests/${theirs}/report`, { reason: 'scam', text: `Says ${word}` });
  await tab.call('POST', `/api/requests/${theirs}/view`, {});
  await tab.call('POST', '/api/favourite/request', { requestId: theirs });
  await other.call('POST', `/api/requests/${body.id}/report`, { reason: 'other', text: 'About them.' });
  await other.call('POST', '/api/favourite/request', { requestId: body.id });
  return { leaving, tab, word, postId: body.id, mediaId };
}

it('exports the member’s posts, draft and reports', async () => {
  const { leaving, word, postId, mediaId } = await aMemberWithEverything();
  expect(await requests.exports?.(api.db, leaving.id, api.config)).toMatchObject({
    'requests.json': {
      posts: [{ id: postId, title: `Of ${word}`, price: '25.50', fetish: 'silk', city: 'Kyiv', status: 'published', media: [mediaId] }],
      draft: { title: word },
      daysWithPosts: { length: 1 },
      reported: [{ reason: 'scam', text: `Says ${word}` }],
    },
  });
});

it('erases all data of a deleted member', async () => {
  const { leaving, tab, word } = await aMemberWithEverything();
  const values = [leaving.id, word];
  const held = ['request_post', 'request_draft', 'request_report', 'request_quota', 'request_quota_time_zone', 'favourite_request'];
  expect(await tracesInDatabase(api.db, values)).toEqual(expect.arrayContaining(held));
  expect((await tab.call('DELETE', '/api/users/delete', { password: leaving.secretFor('email') })).status).toBe(200);
  await worker.runJobs();
  expect(await tracesInDatabase(api.db, values)).toEqual([]);
  // The stream of live updates deletes its entries by itself.
  expect((await tracesInRedis(worker.redis, values)).filter((key) => key !== redisKeys.sockets)).toEqual([]);
});
