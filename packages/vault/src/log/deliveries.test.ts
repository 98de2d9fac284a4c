import { expect, it } from 'vitest';
import { FIRST_AT, TestLog } from '../../test/support/test-log.ts';
import { unreadLog } from './believed-log.ts';
import { type Checks, NO_CHECKS } from './checks.ts';
import { noteDelivery } from './deliveries.ts';

const DAY = 24 * 60 * 60 * 1000;
const value = { edition: 0, number: 1, hash: '' };

async function aBrowser() {
  const log = await TestLog.create();
  await log.publish();
  const believed = await log.believed();
  const check = { label: '', absentThrough: -1, earlier: null, range: { from: 0, through: 0, first: value, last: value } };
  const deliver = (checks: Checks, days: number, settingsLabel: string | null = null) =>
    noteDelivery({ believed, checks }, { settingsLabel }, FIRST_AT * 1000 + days * DAY);
  return { deliver, check, checked: { ...NO_CHECKS, own: { keys: check, settings: null } } };
}

it('noteDelivery raises an alarm when messages arrived on seven days without a check of the own entry', async () => {
  const { deliver, checked } = await aBrowser();
  let checks: Checks = checked;
  for (const day of [2, 2.1, 3, 4, 5, 6, 7]) checks = deliver(checks, day);
  expect([checks.uncheckedDays.length, checks.alarms]).toEqual([6, []]);
  checks = deliver(checks, 30);
  expect(checks.alarms).toMatchObject([{ kind: 'ownUnchecked' }]);
});

it('noteDelivery counts no day on which the own entry was checked within a day', async () => {
  const { deliver, checked } = await aBrowser();
  expect(deliver(checked, 0.9)).toBe(checked);
  expect(deliver(NO_CHECKS, 2).uncheckedDays).toHaveLength(1);
});

it('noteDelivery counts no day in a browser that has read no edition', async () => {
  const { settings, signer } = await TestLog.create();
  const stored = { believed: unreadLog(settings.origin, signer.publicKey), checks: NO_CHECKS };
  expect(noteDelivery(stored, { settingsLabel: null }, FIRST_AT * 1000 + 9 * DAY)).toBe(NO_CHECKS);
});

it('noteDelivery also counts days on which only the settings could not be checked', async () => {
  const { deliver, check, checked } = await aBrowser();
  const keys = { ...check, range: { ...check.range, through: 48 } };
  expect(deliver({ ...checked, own: { keys, settings: null } }, 2).uncheckedDays).toHaveLength(0);
  for (const settings of [check, null]) {
    expect(deliver({ ...checked, own: { keys, settings } }, 2, 'label').uncheckedDays).toHaveLength(1);
  }
});
