import { beforeAll, expect, it } from 'vitest';
import { randomBytes } from '../primitives/bytes.ts';
import { FELIX, IRIS } from '../../test/support/account.ts';
import { aPin } from '../../test/support/pins.ts';
import { alarmOf, type KnownSettings, learnSettings, requirePins, withoutSettings } from './known-settings.ts';
import { encryptSettings, NEW_SETTINGS, readSettings, type SavedCheckpoint, type Settings, settingsKeyOf } from './settings.ts';

const own: KnownSettings = {
  version: 5,
  pins: { felix: aPin('one') },
  pinsLost: false,
  checkpoint: null,
  uncheckedDays: [],
  problem: null,
};

let key: CryptoKey;
beforeAll(async () => {
  key = await settingsKeyOf(randomBytes(32));
});

const aCheckpoint: SavedCheckpoint = { size: 7, root: 'root of seven', checkedEdition: 3 };

const encrypt = (settings: Partial<Settings>) => encryptSettings(key, IRIS, { ...NEW_SETTINGS, version: 5, ...settings });

it('readSettings returns the settings for their member, master key and version only', async () => {
  const settings = { version: 5, pins: { felix: aPin('one') }, pinsLost: true, checkpoint: aCheckpoint, uncheckedDays: ['2026-11-01'] };
  const received = await encrypt(settings);
  expect(await readSettings(key, IRIS, { received, atLeast: 5 })).toEqual(settings);
  expect(await readSettings(await settingsKeyOf(randomBytes(32)), IRIS, { received, atLeast: 5 })).toBe('unreadable');
  expect(await readSettings(key, FELIX, { received, atLeast: 5 })).toBe('unreadable');
  expect(await readSettings(key, IRIS, { received: { ...received, version: 6 }, atLeast: 5 })).toBe('unreadable');
  expect(await readSettings(key, IRIS, { received, atLeast: 6 })).toBe('older');
  expect(await readSettings(key, IRIS, { received: { ciphertext: null, version: 0 }, atLeast: 0 })).toBe('missing');
});

it('learnSettings keeps pins unknown in a new browser until the member decides', async () => {
  const { known } = await learnSettings(null, key, { memberId: IRIS, received: { ciphertext: null, version: 0 }, atLeast: 0 });
  expect(alarmOf(known)).toEqual({ problem: 'missing', hasPins: false });
  expect(() => requirePins(known)).toThrow('settings');
  const decided = withoutSettings(known);
  expect(alarmOf(decided)).toBe(null);
  expect(decided).toMatchObject({ pins: {}, pinsLost: true });
});

it('learnSettings keeps the pins of a known browser, with an alarm until the member decides', async () => {
  const received = { ...(await encrypt({ version: 4 })) };
  const { known, pinsChanged } = await learnSettings(own, key, { memberId: IRIS, received, atLeast: 5 });
  expect([known, pinsChanged]).toEqual([{ ...own, problem: 'older' }, false]);
  expect(alarmOf(known)).toEqual({ problem: 'older', hasPins: true });
  expect(requirePins(known)).toEqual(own.pins);
  expect(withoutSettings(known)).toEqual(own);
});

it('learnSettings ends the alarm when valid settings arrive, and shares that pins were lost', async () => {
  const received = await encrypt({ version: 6, pinsLost: true });
  const learnt = await learnSettings({ ...own, problem: 'missing' }, key, { memberId: IRIS, received, atLeast: 5 });
  expect(learnt).toEqual({ known: { ...own, version: 6, pinsLost: true }, pinsChanged: true });
});

it('readSettings treats pins of settings from before the log as unproved', async () => {
  const { proved: _proved, ...pin } = aPin('one');
  const stored = { version: 5, pins: { felix: pin }, pinsLost: false } as unknown as Settings;
  const received = await encryptSettings(key, IRIS, stored);
  const settings = { version: 5, pins: { felix: aPin('one') }, pinsLost: false, checkpoint: null, uncheckedDays: [] };
  expect(await readSettings(key, IRIS, { received, atLeast: 5 })).toEqual(settings);
});

it('learnSettings keeps the unchecked days of all browsers', async () => {
  const received = await encrypt({ uncheckedDays: ['2026-11-01', '2026-11-02'] });
  const before = { ...own, uncheckedDays: ['2026-11-02', '2026-11-03'] };
  const { known } = await learnSettings(before, key, { memberId: IRIS, received, atLeast: 5 });
  expect(known.uncheckedDays).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
});

it('learnSettings keeps the larger checkpoint and the later check of two browsers', async () => {
  const larger = { size: 9, root: 'root of nine', checkedEdition: null };
  const both = { ...larger, checkedEdition: 3 };
  const learn = async (saved: SavedCheckpoint | null, before: SavedCheckpoint | null) => {
    const received = await encrypt({ checkpoint: saved });
    const { known } = await learnSettings({ ...own, checkpoint: before }, key, { memberId: IRIS, received, atLeast: 5 });
    return known.checkpoint;
  };
  expect(await learn(aCheckpoint, larger)).toEqual(both);
  expect(await learn(larger, aCheckpoint)).toEqual(both);
  expect(await learn(null, aCheckpoint)).toEqual(aCheckpoint);
  expect(await learn(aCheckpoint, null)).toEqual(aCheckpoint);
  expect(await learn({ ...larger, size: 7 }, { ...aCheckpoint, checkedEdition: null })).toMatchObject({ checkedEdition: null });
});
