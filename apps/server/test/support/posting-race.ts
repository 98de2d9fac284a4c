import { expect } from 'vitest';
import type { aClock } from './clock.ts';
import type { useApi } from './test-api.ts';
import { aText } from './requests.ts';
import { aDevice, aMember } from './members.ts';
import { aNetwork } from './network.ts';
import { aProfile } from './profiles.ts';
import { aToken } from './tokens.ts';

const YEAR = 365 * 86_400_000;

interface Sizes {
  posts: number;
}

/** The accepted results around midnight: one post for each day, or a single one if all requests arrived after it. */
export const oneADay = [1, 2].map((count) => ({ posts: count, days: count }));

/** Sends many concurrent posts of one regular member to a real api. */
export function postingRace(api: ReturnType<typeof useApi>, clock: ReturnType<typeof aClock>) {
  async function someone(timeZone: string) {
    const { id } = await aMember(api.db, api.config, { timeZone });
    await aProfile(api.db, id);
    const deviceId = await aDevice(api.db, id, { usedAt: new Date(Date.now() + YEAR) });
    const token = await aToken({ audience: 'api', memberId: id, deviceId, expiresIn: YEAR });
    const post = async () => {
      const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': aNetwork() };
      const { status } = await api.post('/api/requests', { ...aText, title: crypto.randomUUID() }, headers);
      return status;
    };
    return { id, post };
  }

  const kept = async (memberId: string) =>
    (await api.db.selectFrom('request_post').select('id').where('member_id', '=', memberId).execute()).length;

  /** Permits rejections by the daily quota, the rate limit and load shedding only. */
  function expectOutcomes(statuses: readonly number[], succeeded: number): void {
    expect(statuses.filter((status) => status === 200).length).toBe(succeeded);
    expect(statuses.filter((status) => ![200, 402, 429, 503].includes(status))).toEqual([]);
  }

  const many = (count: number, post: (index: number) => Promise<number>) =>
    Promise.all(Array.from({ length: count }, (_, index) => post(index)));

  return {
    /** Returns how many posts were stored. */
    onOneDay: async ({ posts }: Sizes) => {
      const { id, post } = await someone('America/Vancouver');
      expectOutcomes(await many(posts, post), 1);
      return kept(id);
    },

    acrossMidnight: async ({ posts }: Sizes) => {
      const { id, post } = await someone('UTC');
      const now = clock.now().getTime();
      const midnight = (Math.floor(now / 86_400_000) + 1) * 86_400_000;
      clock.pass(midnight - 1 - now);
      const statuses = await many(posts, (index) => {
        if (index === Math.floor(posts / 2)) clock.pass(1);
        return post();
      });
      const count = await kept(id);
      expectOutcomes(statuses, count);
      const days = await api.db.selectFrom('request_quota').select('day').where('member_id', '=', id).execute();
      return { posts: count, days: days.length };
    },

    acrossZones: async ({ posts }: Sizes) => {
      const { id, post } = await someone('Pacific/Pago_Pago');
      const zones = ['Pacific/Kiritimati', 'UTC', 'Asia/Tokyo', 'Pacific/Pago_Pago'];
      const change = (zone: string) => api.db.updateTable('member_settings').set({ time_zone: zone }).where('member_id', '=', id).execute();
      const changing = zones.map(change);
      expectOutcomes(await many(posts, post), 1);
      await Promise.all(changing);
      for (const zone of zones) {
        await change(zone);
        expectOutcomes([await post()], 0);
      }
      return kept(id);
    },
  };
}
