import { describe, expect, it } from 'vitest';
import { toBase64url } from '@subrosa/crypto/primitives/base64url';
import { randomBytes } from '@subrosa/crypto/primitives/bytes';
import { rotate } from '../../../crypto/test/support/test-member.ts';
import { anOwnBrowser, NOW, OwnBrowser, settingsLabel } from '../../test/support/own-browser.ts';
import { aSettingsChange, FIRST_AT, INTERVAL } from '../../test/support/test-log.ts';
import { unreadLog } from './believed-log.ts';
import { checkOwn, nextStep } from './check-own.ts';
import { NO_CHECKS } from './checks.ts';
import { noteDelivery } from './deliveries.ts';
import { statusOf } from './log-status.ts';
import type { OwnProofs } from './own-proofs.ts';

// Titles name the row of docs/transparency.md, "Attacks". Each ends in an alarm, in a stated gap, or has no effect.

const DAY = 24 * 60 * 60 * 1000;
const timeOfEdition = (edition: number) => (FIRST_AT + edition * INTERVAL) * 1000;

/** Another browser of Iris, which has stored nothing. */
function aNewBrowser({ server, log, owner, account }: OwnBrowser): OwnBrowser {
  return Object.assign(new OwnBrowser(log), { server, owner, account });
}

const statusAt = (browser: OwnBrowser, edition: number) =>
  statusOf(browser.stored, browser.iris, { stopsSending: true }, timeOfEdition(edition));

/** One response, other than the honest one. */
async function answer(browser: OwnBrowser, lie: OwnProofs, records = browser.keyLog.records) {
  const since = nextStep(browser.stored, browser.iris, 'keys')?.since;
  if (since === undefined) return;
  browser.stored = {
    ...browser.stored,
    checks: await checkOwn(browser.stored, browser.iris, { map: 'keys', since, records, ...lie }, NOW),
  };
}

const NOTHING = { editions: [], proofs: '', next: null };

describe.each([
  ['known browser', (browser: OwnBrowser) => browser],
  ['new browser', aNewBrowser],
])('checkOwn of a lying server, %s', (_what, browserOf) => {
  /** Checked through edition 3 by the first browser of Iris. */
  async function victim() {
    const first = await anOwnBrowser(4);
    await first.check('keys');
    await first.check('settings');
    return { first, browser: browserOf(first) };
  }

  async function seen(browser: OwnBrowser, without: readonly number[] = []): Promise<string[]> {
    await browser.follow();
    await browser.check('keys', { without });
    await browser.check('settings');
    return browser.problems;
  }

  it('finds a false key in the map (4)', async () => {
    const { browser } = await victim();
    await browser.log.publish({ keys: [await browser.keysChange(randomBytes(32))] });
    expect(await seen(browser)).toEqual([expect.stringContaining('ownKeys')]);
  });

  it('finds a swap and swap back, in one edition or in many (5, 6)', async () => {
    for (const editions of [1, 30]) {
      const { browser } = await victim();
      await browser.log.publish({ keys: [await browser.keysChange(randomBytes(32))] });
      await browser.log.publishMany(editions - 1);
      await browser.log.publish({ keys: [await browser.keysChange()] });
      expect(await seen(browser)).toEqual([expect.stringContaining('ownKeys')]);
    }
  });

  it('finds fewer key records than before (18)', async () => {
    const { first, browser } = await victim();
    const rotated = await rotate(first.server, first.account!);
    await first.log.publish({ keys: [await first.keysChange()] });
    await first.log.publish({ keys: [await first.keysChange(undefined, 1)] });
    browser.owner = { ...first.iris, self: rotated.browser.self };
    expect(await seen(browser)).toEqual(['ownKeys decreased']);
  });

  it('finds older settings, rolled back together with the map (18)', async () => {
    const { browser } = await victim();
    await browser.log.publish({ settings: [aSettingsChange(settingsLabel, 5, randomBytes(32))] });
    await browser.log.publishMany(3);
    await browser.log.publish({ settings: [aSettingsChange(settingsLabel, 4, randomBytes(32))] });
    expect(await seen(browser)).toEqual(['ownSettings decreased']);
  });

  it('finds other settings under the same version (16, 17)', async () => {
    const { browser } = await victim();
    await browser.log.publish({ settings: [aSettingsChange(settingsLabel, 5, randomBytes(32))] });
    await browser.log.publishMany(3);
    await browser.log.publish({ settings: [aSettingsChange(settingsLabel, 5, randomBytes(32))] });
    expect(await seen(browser)).toEqual(['ownSettings replaced']);
  });

  it('finds own proofs that are damaged, repeated, reordered or of another member (2, 3, 21)', async () => {
    const { browser } = await victim();
    await browser.log.publishMany(3);
    await browser.follow();
    const since = nextStep(browser.stored, browser.iris, 'keys')!.since;
    const { stored } = browser;
    const { editions, proofs } = await browser.log.ownProofs('keys', browser.keysLabelOfIris, since);
    const other = randomBytes(32);
    await browser.log.publish({ keys: [{ label: other, value: randomBytes(36) }] });
    const of = await browser.log.ownProofs('keys', other, since);
    const lies = [
      { editions, proofs: `${proofs.slice(0, 40)}${proofs[40] === 'A' ? 'B' : 'A'}${proofs.slice(41)}`, next: null },
      { editions: editions.map(() => editions[0]!), proofs, next: null },
      { editions: editions.toReversed(), proofs, next: null },
      { editions: editions.map((edition) => edition + 0.5), proofs, next: null },
      { editions: editions.map((edition) => edition - 1), proofs, next: null },
      { editions: [editions.at(-1)!], proofs: of.proofs, next: null },
    ];
    for (const lie of lies) {
      browser.stored = stored;
      await answer(browser, lie);
      expect(browser.problems).toEqual([expect.stringContaining('ownKeys')]);
    }
  });

  it('states the time of a swap that a recovery then hides (26)', async () => {
    const { browser } = await victim();
    const swap = await browser.keysChange(randomBytes(32));
    await browser.log.publish({ keys: [swap] });
    browser.log.add({ kind: 'recovery', lastEdition: 3, reason: 'a swap' });
    await browser.log.publish({ keys: [await browser.keysChange()] });
    expect(await seen(browser, [4])).toEqual([]);
    expect(statusAt(browser, 5).unchecked).toEqual([{ from: FIRST_AT + 4 * INTERVAL, to: FIRST_AT + 5 * INTERVAL }]);
    await browser.log.publish({ keys: [swap] });
    expect(await seen(browser)).toEqual([expect.stringContaining('ownKeys')]);
  });

  it('raises an alarm when own proofs are withheld for seven days of messages (30)', async () => {
    const { browser } = await victim();
    await browser.log.publishMany(24 * 9);
    await browser.follow();
    for (let day = 2; day < 9; day += 1) {
      await answer(browser, NOTHING);
      browser.stored = { ...browser.stored, checks: noteDelivery(browser.stored, browser.iris, timeOfEdition(4) + day * DAY) };
    }
    expect(browser.problems).toEqual(['ownUnchecked unchecked']);
  });

  it('raises an alarm when only the proofs of the settings are withheld (30)', async () => {
    const { browser } = await victim();
    await browser.log.publishMany(24 * 9);
    await browser.follow();
    await browser.check('keys', { atOnce: 300 });
    for (let day = 2; day < 9; day += 1) {
      browser.stored = { ...browser.stored, checks: noteDelivery(browser.stored, browser.iris, timeOfEdition(4) + day * DAY) };
    }
    expect(browser.problems).toEqual(['ownUnchecked unchecked']);
  });

  it.each([
    ['warns when the server presents one edition a day', false, []],
    ['raises an alarm when the server presents one edition a day, and contacts have read more', true, ['ownUnchecked unchecked']],
  ])('%s (29, 30)', async (_title, isContactAhead, problems) => {
    const { browser } = await victim();
    const honest = browser.log.fork();
    await honest.publishMany(300);
    for (let day = 2; day < 10; day += 1) {
      const now = timeOfEdition(4) + day * DAY;
      const { size, root, signature } = await honest.signed(24 * day);
      const awaited = isContactAhead ? [{ size, root: toBase64url(root), signature: toBase64url(signature) }] : [];
      browser.stored = { ...browser.stored, checks: { ...browser.stored.checks, awaited } };
      browser.stored = { ...browser.stored, checks: noteDelivery(browser.stored, browser.iris, now) };
      await browser.log.publish();
      await browser.follow();
      for (const map of ['keys', 'settings'] as const) await browser.check(map, {}, now);
    }
    expect(browser.problems).toEqual(problems);
    expect(statusAt(browser, 400).warnings).toContain('stale');
  });

  it('counts no proofs whose own key records are withheld or exchanged (4, 30)', async () => {
    const { browser } = await victim();
    await browser.log.publish();
    await browser.follow();
    const { stored } = browser;
    const given = await browser.log.ownProofs('keys', browser.keysLabelOfIris, nextStep(stored, browser.iris, 'keys')!.since);
    const liar = await anOwnBrowser(1);
    for (const records of [[], liar.keyLog.records]) await answer(browser, given, records);
    expect(browser.stored.checks).toBe(stored.checks);
    await answer(browser, given, [...liar.keyLog.records, ...browser.keyLog.records]);
    expect(browser.stored.checks).toBe(stored.checks);
  });
});

describe('checkOwn of a lying server, long ago', () => {
  /** Iris with 40 days of editions, and a new browser that knows of no other. */
  async function longAgo(swapIn?: number) {
    const first = await anOwnBrowser(2);
    for (let edition = 2; edition < 960; edition += 1) {
      const isSwap = edition === swapIn || edition - 1 === swapIn;
      await first.log.publish(isSwap ? { keys: [await first.keysChange(edition === swapIn ? randomBytes(32) : undefined)] } : {});
    }
    const browser = aNewBrowser(first);
    await browser.follow();
    return browser;
  }

  it('finds a swap and swap back before the first 30 days (5, 6, new browser)', async () => {
    const browser = await longAgo(100);
    await browser.check('keys', { atOnce: 300 });
    expect(browser.problems).toEqual(['ownKeys replaced']);
  });

  it('states as unchecked the time before 30 days whose proofs are withheld (7, 30, new browser)', async () => {
    const browser = await longAgo();
    await answer(browser, await browser.log.ownProofs('keys', browser.keysLabelOfIris, 239, { atOnce: 1000 }));
    await answer(browser, { ...NOTHING, next: 0 });
    await browser.check('settings', { atOnce: 1000 });
    expect(nextStep(browser.stored, browser.iris, 'keys')).toMatchObject({ part: 'earlier' });
    expect(statusAt(browser, 959).unchecked).toEqual([{ from: FIRST_AT, to: FIRST_AT + 239 * INTERVAL }]);
  });

  it('states the time as unchecked in which the server denies the first record (7, new browser)', async () => {
    const first = await anOwnBrowser(30);
    const rotated = await rotate(first.server, first.account!);
    await first.log.publish({ keys: [await first.keysChange()] });
    await first.log.publishMany(2);
    const browser = aNewBrowser(first);
    browser.owner = { ...first.iris, self: rotated.browser.self };
    await browser.follow();
    await browser.check('keys', { without: Array.from({ length: 30 }, (_, edition) => edition) });
    await browser.check('settings');
    await answer(browser, NOTHING);
    expect(nextStep(browser.stored, browser.iris, 'keys')).toBeNull();
    expect(statusAt(browser, 32).unchecked).toEqual([{ from: FIRST_AT, to: FIRST_AT + 30 * INTERVAL }]);
  });

  it('states as unchecked what was deleted in 400 days of absence (7, known browser)', async () => {
    const browser = await anOwnBrowser(2);
    await browser.check('keys');
    await browser.log.publish({ keys: [await browser.keysChange(randomBytes(32))] });
    await browser.log.publish({ keys: [await browser.keysChange()] });
    const { believed } = browser.stored;
    await browser.log.publish();
    browser.stored = { ...browser.stored, believed: await browser.log.believed(believed) };
    const days = { firstAt: FIRST_AT, interval: 24 * 60 * 60 * 399 };
    browser.stored = {
      ...browser.stored,
      believed: { ...browser.stored.believed, state: { ...browser.stored.believed.state, schedule: days } },
    };
    const since = nextStep(browser.stored, browser.iris, 'keys')!.since;
    await answer(browser, await browser.log.ownProofs('keys', browser.keysLabelOfIris, since));
    expect(browser.stored.checks.missed).toEqual([{ first: 2, last: since - 1 }]);
  });

  it('finds a swap before the present edition when the browser lost what it stored (15, 20)', async () => {
    const browser = await anOwnBrowser(4);
    await browser.log.publish({ keys: [await browser.keysChange(randomBytes(32))] });
    await browser.log.publish({ keys: [await browser.keysChange()] });
    const { origin, publicKey } = { origin: browser.log.settings.origin, publicKey: browser.log.signer.publicKey };
    browser.stored = { believed: unreadLog(origin, publicKey), checks: NO_CHECKS };
    const checkpoint = { size: 4, root: toBase64url(browser.log.checkpoint(4).root), checkedEdition: 3 };
    browser.owner = { ...browser.iris, settings: { ...browser.iris.settings, checkpoint } };
    await browser.follow();
    await browser.check('keys');
    expect(browser.problems).toEqual(['ownKeys replaced']);
  });
});
