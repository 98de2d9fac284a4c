import { describe, expect, it } from 'vitest';
import { toBase64url } from '@subrosa/crypto/primitives/base64url';
import { randomBytes } from '@subrosa/crypto/primitives/bytes';
import type { MapName } from '@subrosa/transparency/map/fillers';
import { rotate } from '../../../crypto/test/support/test-member.ts';
import { anOwnBrowser, OwnBrowser, settingsLabel } from '../../test/support/own-browser.ts';
import { aSettingsChange } from '../../test/support/test-log.ts';
import { nextStep } from './check-own.ts';

const rangeOf = ({ stored }: OwnBrowser, map: MapName) => stored.checks.own[map]?.range;

describe('checkOwn', () => {
  it('checks every edition, and again after each new one', async () => {
    const browser = await anOwnBrowser(5);
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
    const browser = await anOwnBrowser(730);
    expect(nextStep(browser.stored, browser.iris, 'keys')).toMatchObject({ since: 9, part: 'newer' });
    await browser.check('keys', { atOnce: 300 });
    expect(rangeOf(browser, 'keys')).toMatchObject({ from: 0, through: 729 });
    expect(browser.stored.checks.own.keys?.earlier).toBeNull();
  });

  it('continues where another browser of the member ended', async () => {
    const browser = await anOwnBrowser(8);
    const checkpoint = { size: 6, root: '', checkedEdition: 5 };
    browser.owner = { ...browser.iris, settings: { ...browser.iris.settings, checkpoint } };
    expect(nextStep(browser.stored, browser.iris, 'keys')).toMatchObject({ since: 5 });
    await browser.check('keys');
    expect(browser.stored.checks.own.keys).toMatchObject({ range: { from: 5, through: 7 }, earlier: null });
  });

  it('finds that the server denies keys that another browser of the member proved', async () => {
    const browser = await anOwnBrowser(8);
    const checkpoint = { size: 4, root: '', checkedEdition: 3 };
    browser.owner = { ...browser.iris, settings: { ...browser.iris.settings, checkpoint } };
    const { stored } = browser;
    for (const without of [[3], [3, 4, 5, 6], [3, 4, 5, 6, 7]]) {
      browser.stored = stored;
      await browser.check('keys', { without });
      expect(browser.problems).toEqual(['ownKeys denied']);
    }
    browser.stored = stored;
    await browser.check('keys', { without: [7] });
    expect(browser.problems).toEqual([]);
  });

  it('finds that the server denies settings that another browser proved under the same label', async () => {
    const browser = await anOwnBrowser(18);
    const checkpoint = { size: 8, root: '', checkedEdition: 6, checkedLabel: browser.iris.settingsLabel };
    const { stored, iris } = browser;
    const check = async (checkedLabel: string | null, without: readonly number[]) => {
      browser.stored = stored;
      browser.owner = { ...iris, settings: { ...iris.settings, checkpoint: { ...checkpoint, checkedLabel } } };
      await browser.check('settings', { without });
      return browser.problems;
    };
    expect(await check(checkpoint.checkedLabel, [8])).toEqual(['ownSettings denied']);
    expect(await check(checkpoint.checkedLabel, [8, 12, 16])).toEqual(['ownSettings denied']);
    expect(await check(checkpoint.checkedLabel, [16])).toEqual([]);
    expect(await check('another label', [8])).toEqual([]);
  });

  it('states the time before the first proof that the server denies, from the third day of the keys on', async () => {
    const browser = await anOwnBrowser(120);
    // Edition 0 is of 17 November, at 17:20.
    browser.owner = { ...browser.iris, labelCreatedOn: '2025-11-17' };
    const { stored } = browser;
    const missed = async (map: MapName, denied: number) => {
      browser.stored = stored;
      const without = Array.from({ length: denied }, (_, edition) => edition);
      // At first the newest editions, an hour later those before.
      for (const _hour of [1, 2]) await browser.check(map, { without });
      return browser.stored.checks.missed;
    };
    for (const map of ['keys', 'settings'] as const) {
      expect(await missed(map, 100)).toEqual([{ first: 55, last: 99 }]);
      expect(await missed(map, 40)).toEqual([]);
    }
    expect(browser.problems).toEqual([]);
  });

  it('expects no proof of editions that a restore lost, although another browser checked them', async () => {
    const browser = await anOwnBrowser(5);
    browser.log.recover(2);
    await browser.log.publish();
    await browser.follow();
    const checkpoint = { size: 5, root: '', checkedEdition: 4 };
    browser.owner = { ...browser.iris, settings: { ...browser.iris.settings, checkpoint } };
    await browser.check('keys');
    expect(rangeOf(browser, 'keys')).toMatchObject({ from: 5, through: 5 });
    expect(browser.problems).toEqual([]);
  });

  it('finds a swapped key, also one that is swapped back', async () => {
    const browser = await anOwnBrowser(2);
    await browser.log.publish({ keys: [await browser.keysChange(randomBytes(32))] });
    await browser.log.publish({ keys: [await browser.keysChange()] });
    await browser.follow();
    await browser.check('keys');
    expect(browser.problems).toEqual(['ownKeys replaced']);
    expect(browser.stored.checks.alarms[0]?.evidence).toEqual([await browser.log.note()]);
  });

  it('finds a swapped key that was there before the first check', async () => {
    const browser = await anOwnBrowser(2);
    await browser.log.publish({ keys: [await browser.keysChange(randomBytes(32))] });
    await browser.follow();
    const checkpoint = { size: 3, root: '', checkedEdition: 2 };
    browser.owner = { ...browser.iris, settings: { ...browser.iris.settings, checkpoint } };
    await browser.check('keys');
    expect(browser.problems).toEqual(['ownKeys otherHead']);
  });

  it('waits for an unlock when the log has more records, and then finds a swap', async () => {
    const browser = await anOwnBrowser(2);
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
    const browser = await anOwnBrowser(2);
    const rotated = await rotate(browser.server, browser.account!);
    await browser.log.publish({ keys: [await browser.keysChange()] });
    await browser.follow();
    await browser.check('keys');
    expect(browser.stored.checks.unknownRecords).not.toBeNull();
    // It had loaded the bundle before the other browser replaced it.
    const unknownRecords = { number: 2, isUnlockedSince: true };
    browser.stored = { ...browser.stored, checks: { ...browser.stored.checks, unknownRecords } };
    await browser.check('keys');
    expect(browser.problems).toEqual(['ownKeys unknownRecords']);
    browser.owner = { ...browser.iris, self: rotated.browser.self };
    await browser.check('keys');
    expect(browser.stored.checks.unknownRecords).toBeNull();
    expect(rangeOf(browser, 'keys')).toMatchObject({ through: 2, last: { number: 2 } });
    expect(browser.problems).toEqual([]);
  });

  it('ends the alarm for unchecked editions when it checks them', async () => {
    const browser = await anOwnBrowser(30);
    await browser.check('settings');
    const alarm = { kind: 'ownUnchecked', problem: 'unchecked', at: 0, memberId: null, evidence: [] } as const;
    browser.stored = { ...browser.stored, checks: { ...browser.stored.checks, uncheckedDays: ['2026-11-01'], alarms: [alarm] } };
    await browser.check('keys', { without: Array.from({ length: 30 }, (_, edition) => edition) });
    expect(browser.problems).toEqual(['ownUnchecked unchecked']);
    browser.stored = { ...browser.stored, checks: { ...browser.stored.checks, own: { ...browser.stored.checks.own, keys: null } } };
    await browser.check('keys');
    expect(browser.problems).toEqual([]);
  });

  it('finds that the server keeps the member’s own rotation out of the log', async () => {
    const browser = await anOwnBrowser(2);
    const old = await browser.keysChange();
    const rotated = await rotate(browser.server, browser.account!);
    browser.owner = { ...browser.iris, self: rotated.browser.self };
    browser.stored = { ...browser.stored, checks: { ...browser.stored.checks, records: { number: 2, readIn: 1, since: 1 } } };
    for (const expected of [[], ['ownKeys withheld']]) {
      await browser.log.publish({ keys: [old] });
      await browser.follow();
      await browser.check('keys');
      expect(browser.problems).toEqual(expected);
    }
  });

  it('finds no withheld rotation when it is in the log, or when a restore lost it', async () => {
    const browser = await anOwnBrowser(2);
    const before = browser.stored;
    const rotated = await rotate(browser.server, browser.account!);
    browser.owner = { ...browser.iris, self: rotated.browser.self };
    browser.stored = { ...before, checks: { ...before.checks, records: { number: 2, readIn: 1, since: 1 } } };
    await browser.log.publish({ keys: [await browser.keysChange()] });
    browser.log.recover(1);
    await browser.log.publishMany(3);
    await browser.follow();
    await browser.check('keys');
    expect(rangeOf(browser, 'keys')).toMatchObject({ through: 5, last: { number: 1 } });
    await browser.log.publish({ keys: [await browser.keysChange()] });
    await browser.follow();
    await browser.check('keys');
    expect(rangeOf(browser, 'keys')).toMatchObject({ last: { number: 2 } });
    expect(browser.problems).toEqual([]);
  });

  it('leaves editions unchecked that the server leaves out', async () => {
    const browser = await anOwnBrowser(6);
    await browser.check('keys', { without: [3] });
    expect(rangeOf(browser, 'keys')).toMatchObject({ from: 0, through: 2 });
    expect(nextStep(browser.stored, browser.iris, 'keys')).toMatchObject({ since: 3 });
    expect(browser.problems).toEqual([]);
  });

  it('finds settings other than those that this browser saved', async () => {
    const browser = await anOwnBrowser(2);
    const known = { version: 1, hash: toBase64url(randomBytes(32)), readIn: 0, since: 0 };
    browser.stored = { ...browser.stored, checks: { ...browser.stored.checks, settings: known } };
    await browser.check('settings');
    expect(browser.problems).toEqual(['ownSettings replaced']);
  });

  it('accepts other settings under a version that a restore lost', async () => {
    const browser = await anOwnBrowser(6);
    await browser.check('settings');
    const known = { version: 2, hash: toBase64url(randomBytes(32)), readIn: 5, since: 5 };
    browser.stored = { ...browser.stored, checks: { ...browser.stored.checks, settings: known } };
    browser.log.recover(4);
    await browser.log.publish();
    await browser.log.publishMany(1);
    await browser.log.publish({ settings: [aSettingsChange(settingsLabel, 2, randomBytes(32))] });
    await browser.follow();
    await browser.check('settings');
    expect(rangeOf(browser, 'settings')).toMatchObject({ through: 8, last: { number: 2 } });
    expect(browser.problems).toEqual([]);
  });

  it('finds saved settings that were missing before the editions that a restore lost', async () => {
    const browser = await anOwnBrowser(2);
    const known = { version: 2, hash: toBase64url(randomBytes(32)), readIn: 1, since: 1 };
    browser.stored = { ...browser.stored, checks: { ...browser.stored.checks, settings: known } };
    await browser.log.publishMany(9);
    browser.log.recover(9);
    await browser.log.publishMany(2);
    await browser.follow();
    await browser.check('settings');
    expect(browser.problems).toEqual(['ownSettings older']);
  });

  it('finds saved settings that the log does not get, unless a restore lost them', async () => {
    const browser = await anOwnBrowser(2);
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
    restored.log.recover(4);
    await restored.log.publishMany(4);
    await restored.follow();
    await restored.check('settings');
    expect(restored.problems).toEqual([]);
  });
});
