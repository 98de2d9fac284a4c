import { describe, expect, it } from 'vitest';
import type { KnownSettings } from '@subrosa/crypto/conversation/known-settings';
import { toBase64url } from '@subrosa/crypto/primitives/base64url';
import { FELIX, IRIS } from '../../../crypto/test/support/personas.ts';
import { FIRST_AT, TestLog } from '../../test/support/test-log.ts';
import { unreadLog } from './believed-log.ts';
import type { Owner } from './check-own.ts';
import { type Checks, NO_CHECKS, NO_CONTACT_CHECK } from './checks.ts';
import { checkedThrough, statusOf } from './log-status.ts';

const HOUR = 60 * 60 * 1000;
const start = FIRST_AT * 1000;
const settings: KnownSettings = { version: 3, pins: {}, pinsLost: false, checkpoint: null, uncheckedDays: [], problem: null };
const owner = {
  self: { memberId: IRIS },
  settings,
  settingsLabel: toBase64url(new Uint8Array(32)),
  labelCreatedOn: null,
} as unknown as Owner;

const log = await TestLog.create();
await log.publishMany(200);
const believed = await log.believed();

const rangeOf = (through: number, number = 3) => {
  const value = { edition: through, number, hash: '' };
  return { from: 0, through, first: value, last: value };
};
const checkOf = (through: number, number?: number) => ({ label: '', range: rangeOf(through, number), absentThrough: -1, earlier: null });
const checkedOwn = (through: number, number?: number) => ({ keys: checkOf(through), settings: checkOf(through, number) });

function status({
  checks = {},
  known = {},
  now = start + 199 * HOUR,
}: {
  checks?: Partial<Checks>;
  known?: Partial<KnownSettings>;
  now?: number;
}) {
  const given = { ...owner, settings: { ...settings, ...known } };
  return statusOf({ believed, checks: { ...NO_CHECKS, ...checks } }, given, log.settings, now);
}

describe('statusOf', () => {
  it('states size, root and time of the newest edition, and what to request', () => {
    const { root, ...rest } = status({});
    expect(root).toBe(toBase64url(log.checkpoint().root));
    expect(rest).toMatchObject({ size: 200, newestEditionAt: FIRST_AT + 199 * 3600, own: { keys: { since: 0 }, settings: { since: 0 } } });
    expect(rest).toMatchObject({ warnings: [], alarms: [], unchecked: [], isBehind: false, mustUnlock: false });
  });

  it('warns when the newest edition is older than a day, and without any', () => {
    expect(status({ now: start + 222 * HOUR }).warnings).toEqual([]);
    expect(status({ now: start + 224 * HOUR }).warnings).toEqual(['stale']);
    const unread = { believed: unreadLog(log.settings.origin, log.signer.publicKey), checks: NO_CHECKS };
    expect(statusOf(unread, owner, log.settings, start)).toMatchObject({ warnings: ['stale'], newestEditionAt: null });
  });

  it('warns of a wrong clock instead of an old edition, and of a log that it does not know', () => {
    expect(status({ now: start + 900 * HOUR, checks: { isClockWrong: true } }).warnings).toEqual(['clock']);
    expect(status({ checks: { foreignSince: 1 } }).warnings).toEqual(['release']);
  });

  it('warns when a contact has had no proof for more than a day', () => {
    const since = (hours: number) => ({ contacts: { [FELIX]: { ...NO_CONTACT_CHECK, unprovedSince: start + (199 - hours) * HOUR } } });
    expect(status({ checks: since(23) }).warnings).toEqual([]);
    expect(status({ checks: since(25) }).warnings).toEqual(['unproved']);
  });

  it('wants the settings saved with each unchecked day, of which it warns', () => {
    const uncheckedDays = ['2025-11-18'];
    const found = status({ checks: { uncheckedDays } });
    expect(found).toMatchObject({ settingsDue: true, uncheckedDays: 1, warnings: ['ownUnchecked'] });
    expect(status({ checks: { uncheckedDays }, known: { uncheckedDays } })).toMatchObject({ settingsDue: false, uncheckedDays: 1 });
  });

  it('warns when a contact has read more than a day of the log that the server does not show', () => {
    const awaited = (size: number) => ({ awaited: [{ size, root: '', signature: '' }] });
    expect(status({ checks: awaited(224) }).warnings).toEqual([]);
    expect(status({ checks: awaited(225) }).warnings).toEqual(['behind']);
  });

  it('wants the settings saved once a week at most, after the first check', () => {
    const checkpoint = (size: number) => ({ checkpoint: { size, root: '', checkedEdition: 1 } });
    expect(status({}).settingsDue).toBe(false);
    expect(status({ checks: { own: checkedOwn(199) } }).settingsDue).toBe(true);
    expect(status({ checks: { own: checkedOwn(199) }, known: checkpoint(33) }).settingsDue).toBe(false);
    expect(status({ checks: { own: checkedOwn(199) }, known: checkpoint(32) }).settingsDue).toBe(true);
    expect(status({ checks: { own: checkedOwn(199) }, known: { problem: 'older' } }).settingsDue).toBe(false);
    const first = { checkpoint: { size: 198, root: '', checkedEdition: null } };
    expect(status({ checks: { own: checkedOwn(199) }, known: first }).settingsDue).toBe(true);
  });

  it('wants the settings read that the log proves', () => {
    expect(status({ checks: { own: checkedOwn(199, 3) } }).mustReadSettings).toBe(false);
    expect(status({ checks: { own: checkedOwn(199, 4) } }).mustReadSettings).toBe(true);
  });

  it('wants the settings saved again that a restore lost', async () => {
    const restored = log.fork();
    restored.recover(190);
    await restored.publish();
    const checks = { ...NO_CHECKS, own: checkedOwn(200, 2), settings: { version: 3, hash: '', readIn: 195, since: 195 } };
    const known = { ...owner, settings: { ...settings, checkpoint: { size: 200, root: '', checkedEdition: null } } };
    const result = statusOf({ believed: await restored.believed(), checks }, known, log.settings, start + 200 * HOUR);
    expect(result.settingsDue).toBe(true);
    expect(result.unchecked).toEqual([{ from: FIRST_AT + 191 * 3600, to: FIRST_AT + 200 * 3600 }]);
  });
});

it('checkedThrough is the last edition before which nothing is unchecked', () => {
  const earlier = { range: null, absentThrough: -1 };
  expect(checkedThrough({ ...NO_CHECKS, own: checkedOwn(7) }, owner)).toBe(7);
  expect(checkedThrough({ ...NO_CHECKS, own: { keys: checkOf(7), settings: checkOf(4) } }, owner)).toBe(4);
  expect(checkedThrough({ ...NO_CHECKS, own: { keys: { ...checkOf(7), earlier }, settings: null } }, owner)).toBeNull();
  const keysOnly = { ...NO_CHECKS, own: { keys: checkOf(7), settings: null } };
  expect(checkedThrough(keysOnly, owner)).toBeNull();
  expect(checkedThrough(keysOnly, { settingsLabel: null })).toBe(7);
  expect(checkedThrough(NO_CHECKS, owner)).toBeNull();
});
