import { describe, expect, it } from 'vitest';
import { headsOf } from '@subrosa/crypto/conversation/trust';
import { fromBase64url, toBase64url } from '@subrosa/crypto/primitives/base64url';
import { randomBytes } from '@subrosa/crypto/primitives/bytes';
import type { MapName } from '@subrosa/transparency/map/fillers';
import { keysLabel } from '@subrosa/transparency/map/labels';
import { FakeServer } from '../../../crypto/test/support/fake-server.ts';
import { IRIS } from '../../../crypto/test/support/personas.ts';
import { type Account, rotate, signUp } from '../../../crypto/test/support/test-member.ts';
import { aKeysChange, aSettingsChange, TestLog } from '../../test/support/test-log.ts';
import { unreadLog } from './believed-log.ts';
import { checkOwn, nextStep, type Owner } from './check-own.ts';
import { NO_CHECKS } from './checks.ts';
import type { StoredLog } from './stored-log.ts';

const NOW = Date.parse('2026-11-19T12:00:00.000Z');
const settingsLabel = randomBytes(32);
const labels = { keys: keysLabel(IRIS), settings: settingsLabel };

/** Iris, whose keys are in edition 0, and her browser. */
class OwnBrowser {
  readonly server = new FakeServer();
  readonly log: TestLog;
  stored: StoredLog;
  owner: Owner | null = null;
  account: Account | null = null;

  constructor(log: TestLog) {
    this.log = log;
    this.stored = { believed: unreadLog(log.settings.origin, log.signer.publicKey), checks: NO_CHECKS };
  }

  get iris(): Owner {
    if (!this.owner) throw new Error('not signed up');
    return this.owner;
  }

  get keyLog() {
    return { memberId: IRIS, records: [...this.server.logOf(IRIS).records], devices: [] };
  }

  async keysChange(head?: Uint8Array<ArrayBuffer>, records = this.keyLog.records.length) {
    const heads = await headsOf(this.keyLog);
    return aKeysChange(IRIS, records, head ?? fromBase64url(heads[records - 1] ?? ''));
  }

  async follow(): Promise<void> {
    this.stored = { ...this.stored, believed: await this.log.believed(this.stored.believed) };
  }

  /** Requests proofs until nothing is left, as a page does. */
  async check(map: MapName, lie: { without?: readonly number[]; atOnce?: number } = {}): Promise<number> {
    let requests = 0;
    let since = nextStep(this.stored, this.iris, map)?.since;
    while (since !== undefined) {
      const response = { map, since, records: this.keyLog.records, ...(await this.log.ownProofs(map, labels[map], since, lie)) };
      this.stored = { ...this.stored, checks: await checkOwn(this.stored, this.iris, response, NOW) };
      const next = nextStep(this.stored, this.iris, map)?.since;
      since = next === since ? undefined : next;
      requests += 1;
    }
    return requests;
  }

  get problems(): string[] {
    return this.stored.checks.alarms.map(({ kind, problem }) => `${kind} ${problem}`);
  }
}

async function aBrowser(editions: number): Promise<OwnBrowser> {
  const browser = new OwnBrowser(await TestLog.create());
  const { account, browser: made } = await signUp(browser.server, IRIS);
  browser.owner = { self: made.self, settings: made.settings, settingsLabel: toBase64url(settingsLabel) };
  browser.account = account;
  await browser.log.publish({ keys: [await browser.keysChange()], settings: [aSettingsChange(settingsLabel, 1, randomBytes(32))] });
  await browser.log.publishMany(editions - 1);
  await browser.follow();
  return browser;
}

const rangeOf = ({ stored }: OwnBrowser, map: MapName) => stored.checks.own[map]?.range;

describe('checkOwn', () => {
  it('checks every edition, and again after each new one', async () => {
    const browser = await aBrowser(5);
    expect(await browser.check('keys')).toBe(1);
    expect(rangeOf(browser, 'keys')).toMatchObject({ from: 0, through: 4 });
    expect(nextStep(browser.stored, browser.iris, 'keys')).toBeNull();
    await browser.log.publishMany(2);
    await browser.follow();
    expect(nextStep(browser.stored, browser.iris, 'keys')).toMatchObject({ since: 5, part: 'newer' });
    await browser.check('keys', { atOnce: 1 });
    expect(rangeOf(browser, 'keys')).toMatchObject({ from: 0, through: 6 });
    expect(browser.problems).toEqual([]);
  });

  it('checks 30 days first in a new browser, and then the time before', async () => {
    const browser = await aBrowser(730);
    expect(nextStep(browser.stored, browser.iris, 'keys')).toMatchObject({ since: 9, part: 'newer' });
    await browser.check('keys', { atOnce: 300 });
    expect(rangeOf(browser, 'keys')).toMatchObject({ from: 0, through: 729 });
    expect(browser.stored.checks.own.keys?.earlier).toBeNull();
  });

  it('continues where another browser of the member ended', async () => {
    const browser = await aBrowser(8);
    const checkpoint = { size: 6, root: '', checkedEdition: 5 };
    browser.owner = { ...browser.iris, settings: { ...browser.iris.settings, checkpoint } };
    expect(nextStep(browser.stored, browser.iris, 'keys')).toMatchObject({ since: 5 });
    await browser.check('keys');
    expect(browser.stored.checks.own.keys).toMatchObject({ range: { from: 5, through: 7 }, earlier: null });
  });

  it('finds a swapped key, also one that is swapped back', async () => {
    const browser = await aBrowser(2);
    await browser.log.publish({ keys: [await browser.keysChange(randomBytes(32))] });
    await browser.log.publish({ keys: [await browser.keysChange()] });
    await browser.follow();
    await browser.check('keys');
    expect(browser.problems).toEqual(['ownKeys replaced']);
    expect(browser.stored.checks.alarms[0]?.evidence).toEqual([await browser.log.note()]);
  });

  it('finds a swapped key that was there before the first check', async () => {
    const browser = await aBrowser(2);
    await browser.log.publish({ keys: [await browser.keysChange(randomBytes(32))] });
    await browser.follow();
    const checkpoint = { size: 3, root: '', checkedEdition: 2 };
    browser.owner = { ...browser.iris, settings: { ...browser.iris.settings, checkpoint } };
    await browser.check('keys');
    expect(browser.problems).toEqual(['ownKeys otherHead']);
  });

  it('waits for an unlock when the log has more records, and then finds a swap', async () => {
    const browser = await aBrowser(2);
    await browser.log.publish({ keys: [await browser.keysChange(randomBytes(32), 2)] });
    await browser.follow();
    await browser.check('keys');
    expect(browser.stored.checks.unknownRecords).toEqual({ number: 2, isUnlockedSince: false });
    expect(browser.problems).toEqual([]);
    const { checks } = browser.stored;
    browser.stored = { ...browser.stored, checks: { ...checks, unknownRecords: { number: 2, isUnlockedSince: true } } };
    await browser.check('keys');
    expect(browser.problems).toEqual(['ownKeys unknownRecords']);
  });

  it('accepts records that another browser of the member created, after an unlock', async () => {
    const browser = await aBrowser(2);
    const rotated = await rotate(browser.server, browser.account!);
    await browser.log.publish({ keys: [await browser.keysChange()] });
    await browser.follow();
    await browser.check('keys');
    expect(browser.stored.checks.unknownRecords).not.toBeNull();
    browser.owner = { ...browser.iris, self: rotated.browser.self };
    await browser.check('keys');
    expect(browser.stored.checks.unknownRecords).toBeNull();
    expect(rangeOf(browser, 'keys')).toMatchObject({ through: 2, last: { number: 2 } });
    expect(browser.problems).toEqual([]);
  });

  it('leaves editions unchecked that the server leaves out', async () => {
    const browser = await aBrowser(6);
    await browser.check('keys', { without: [3] });
    expect(rangeOf(browser, 'keys')).toMatchObject({ from: 0, through: 2 });
    expect(nextStep(browser.stored, browser.iris, 'keys')).toMatchObject({ since: 3 });
    expect(browser.problems).toEqual([]);
  });

  it('finds settings other than those that this browser saved', async () => {
    const browser = await aBrowser(2);
    const known = { version: 1, hash: toBase64url(randomBytes(32)), readIn: 0, since: 0 };
    browser.stored = { ...browser.stored, checks: { ...browser.stored.checks, settings: known } };
    await browser.check('settings');
    expect(browser.problems).toEqual(['ownSettings replaced']);
  });

  it('finds saved settings that the log does not get, unless a restore lost them', async () => {
    const browser = await aBrowser(2);
    const known = { version: 2, hash: toBase64url(randomBytes(32)), readIn: 1, since: 1 };
    browser.stored = { ...browser.stored, checks: { ...browser.stored.checks, settings: known } };
    await browser.log.publishMany(4);
    await browser.follow();
    await browser.check('settings');
    expect(browser.problems).toEqual([]);
    const restored = new OwnBrowser(browser.log.fork());
    Object.assign(restored, { owner: browser.owner, stored: browser.stored });
    await browser.log.publishMany(4);
    await browser.follow();
    await browser.check('settings');
    expect(browser.problems).toEqual(['ownSettings older']);
    restored.log.add({ kind: 'recovery', lastEdition: 4, reason: 'a restore' });
    await restored.log.publishMany(4);
    await restored.follow();
    await restored.check('settings');
    expect(restored.problems).toEqual([]);
  });
});
