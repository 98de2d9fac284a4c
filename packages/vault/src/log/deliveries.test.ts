import { expect, it } from 'vitest';
import type { KnownSettings } from '@subrosa/crypto/conversation/known-settings';
import { FIRST_AT, TestLog } from '../../test/support/test-log.ts';
import { unreadLog } from './believed-log.ts';
import type { Owner } from './check-own.ts';
import { type Checks, NO_CHECKS } from './checks.ts';
import { noteDelivery, uncheckedDays } from './deliveries.ts';

const DAY = 24 * 60 * 60 * 1000;
const value = { edition: 0, number: 1, hash: '' };
const settings: KnownSettings = { version: 1, pins: {}, pinsLost: false, checkpoint: null, uncheckedDays: [], problem: null };

/** It has read the editions of three days, and checked the first. */
async function aBrowser(editions = 72) {
  const log = await TestLog.create();
  await log.publishMany(editions);
  const believed = await log.believed();
  const check = { label: '', absentThrough: -1, earlier: null, range: { from: 0, through: 0, first: value, last: value } };
  const deliver = (checks: Checks, days: number, owner: Partial<Owner> = {}) =>
    noteDelivery({ believed, checks }, { settingsLabel: null, labelCreatedOn: null, settings, ...owner }, FIRST_AT * 1000 + days * DAY);
  return { believed, deliver, check, checked: { ...NO_CHECKS, own: { keys: check, settings: null } } };
}

it('noteDelivery raises an alarm when messages arrived on seven days without a check of the own entry', async () => {
  const { deliver, checked } = await aBrowser();
  let checks: Checks = checked;
  for (const day of [2, 2.1, 3, 4, 5, 6, 7]) checks = deliver(checks, day);
  expect([checks.uncheckedDays.length, checks.alarms]).toEqual([6, []]);
  checks = deliver(checks, 30);
  expect(checks.alarms).toMatchObject([{ kind: 'ownUnchecked' }]);
  expect(deliver(checks, 31).uncheckedDays).toHaveLength(7);
});

it('noteDelivery continues the count of the member’s other browsers', async () => {
  const { deliver, checked } = await aBrowser();
  const days = (checks: Checks) => ({ settings: { ...settings, uncheckedDays: checks.uncheckedDays } });
  let others: Checks = checked;
  for (const day of [2, 3, 4, 5, 6, 7]) others = deliver(others, day);
  expect(deliver(NO_CHECKS, 7, days(others)).alarms).toEqual([]);
  expect(deliver(NO_CHECKS, 8, days(others)).alarms).toMatchObject([{ kind: 'ownUnchecked' }]);
});

it('uncheckedDays leaves out those before the last check of one of the browsers', async () => {
  const { believed, checked } = await aBrowser();
  const saved = { ...settings, uncheckedDays: ['2025-11-17', '2025-11-18', '2025-11-19'] };
  const days = (checkedEdition: number | null) => {
    const checkpoint = { size: 60, root: '', checkedEdition };
    return uncheckedDays({ believed, checks: checked }, { settingsLabel: null, settings: { ...saved, checkpoint } });
  };
  expect(days(null)).toEqual(['2025-11-18', '2025-11-19']);
  expect(days(20)).toEqual(['2025-11-19']);
});

it('noteDelivery counts no day on which the own entry was checked within a day of editions', async () => {
  const { deliver, checked } = await aBrowser(25);
  expect(deliver(checked, 9)).toBe(checked);
  expect((await aBrowser(26)).deliver(checked, 2).uncheckedDays).toHaveLength(1);
});

it('noteDelivery counts no day of an outage, but days on which the server shows less than contacts read', async () => {
  const { deliver, checked } = await aBrowser(2);
  const ahead = (size: number) => ({ ...checked, awaited: [{ size, root: '', signature: '' }] });
  expect(deliver(checked, 9)).toBe(checked);
  expect(deliver(ahead(26), 9).uncheckedDays).toHaveLength(0);
  expect(deliver(ahead(27), 9).uncheckedDays).toHaveLength(1);
});

it('noteDelivery counts no day in a browser that has read no edition', async () => {
  const { settings: build, signer } = await TestLog.create();
  const stored = { believed: unreadLog(build.origin, signer.publicKey), checks: NO_CHECKS };
  expect(noteDelivery(stored, { settingsLabel: null, labelCreatedOn: null, settings }, FIRST_AT * 1000 + 9 * DAY)).toBe(NO_CHECKS);
});

it('noteDelivery counts no day of new keys, which no edition has yet', async () => {
  const { deliver } = await aBrowser();
  // Edition 0 is of 17 November.
  expect(deliver(NO_CHECKS, 2, { labelCreatedOn: '2025-11-19' }).uncheckedDays).toHaveLength(0);
  expect(deliver(NO_CHECKS, 2, { labelCreatedOn: '2025-11-17' }).uncheckedDays).toHaveLength(1);
});

it('noteDelivery also counts days on which only the settings could not be checked', async () => {
  const { deliver, check, checked } = await aBrowser();
  const keys = { ...check, range: { ...check.range, through: 71 } };
  expect(deliver({ ...checked, own: { keys, settings: null } }, 4).uncheckedDays).toHaveLength(0);
  for (const ofSettings of [check, null]) {
    const own = { keys, settings: ofSettings };
    expect(deliver({ ...checked, own }, 4, { settingsLabel: 'label' }).uncheckedDays).toHaveLength(1);
  }
});
