import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../../../test/support/clock.ts';
import { useLog } from '../../../../test/support/transparency-log.ts';
import { findSchedule } from '../queries/editions.ts';
import { publishEdition } from '../signing/publish-edition.ts';

const log = useLog();
beforeEach(() => log.publish());

/** The signer, whose database is so much ahead of it. */
const withDatabaseAhead = (ms: number) => ({ ...log.signer, databaseTime: async () => new Date(log.clock.now().getTime() + ms) });

/** Milliseconds until the next edition is due. */
async function untilNext(): Promise<number> {
  const { firstAt = 0, interval = 1 } = (await findSchedule(log.db)) ?? {};
  const next = firstAt + ((await log.follow()).state.newestEdition?.number ?? 0) * interval + interval;
  return next * 1000 - log.clock.now().getTime();
}

describe('a wrong clock', () => {
  it.each([
    ['the database is a day ahead', 24 * HOUR],
    ['the database is a day behind', -24 * HOUR],
    ['the database is two minutes ahead', 2 * MINUTE],
  ])('publishes nothing: %s', async (_what, ahead) => {
    log.clock.pass(await untilNext());
    await expect(publishEdition(withDatabaseAhead(ahead))).rejects.toThrow('the clocks of this machine and of the database differ by');
    expect(await publishEdition(log.signer)).toBe(true);
  });

  it('publishes no edition before its time', async () => {
    log.clock.pass((await untilNext()) - 10_000);
    expect(await publishEdition(withDatabaseAhead(20_000))).toBe(false);
    log.clock.pass(20_000);
    expect(await publishEdition(withDatabaseAhead(-20_000))).toBe(false);
    expect(await publishEdition(log.signer)).toBe(true);
  });
});
