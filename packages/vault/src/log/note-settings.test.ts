import { describe, expect, it } from 'vitest';
import { aPin } from '../../../crypto/test/support/pins.ts';
import { TestLog } from '../../test/support/test-log.ts';
import type { Owner } from './check-own.ts';
import { NO_CHECKS } from './checks.ts';
import { leastVersion, versionOf, withoutLostPin, withRecords } from './note-settings.ts';

it('versionOf returns the hash that the map of settings contains', async () => {
  expect(await versionOf({ ciphertext: 'abc', version: 4 })).toEqual({ version: 4, hash: 'ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0' });
});

describe('leastVersion', () => {
  const value = { edition: 2, number: 5, hash: 'proved' };
  const check = { label: '', absentThrough: -1, earlier: null, range: { from: 0, through: 2, first: value, last: value } };
  const checks = { ...NO_CHECKS, own: { keys: null, settings: check }, settings: { version: 5, hash: 'proved', readIn: 1, since: 1 } };

  it('rejects other settings with the version that is proved', async () => {
    const log = await TestLog.create();
    await log.publishMany(3);
    const stored = { believed: await log.believed(), checks };
    expect(leastVersion(stored, { version: 5, hash: 'proved' }, 5)).toBe(5);
    expect(leastVersion(stored, { version: 5, hash: 'other' }, 5)).toBe(6);
    expect(leastVersion(stored, { version: 4, hash: 'other' }, 5)).toBe(5);
  });

  it('accepts older settings after a restore', async () => {
    const log = await TestLog.create();
    await log.publishMany(3);
    log.recover(0);
    await log.publish();
    expect(leastVersion({ believed: await log.believed(), checks }, { version: 3, hash: 'older' }, 5)).toBe(3);
  });

  it('accepts older settings when a restore lost the edition that proved newer ones', async () => {
    const log = await TestLog.create();
    await log.publishMany(10);
    const read = { ...checks, settings: { version: 4, hash: 'read', readIn: 0, since: 0 } };
    const proved = { ...value, edition: 9 };
    const range = { from: 0, through: 9, first: value, last: proved };
    const stored = { ...read, own: { keys: null, settings: { ...check, range } } };
    expect(leastVersion({ believed: await log.believed(), checks: stored }, { version: 4, hash: 'read' }, 5)).toBe(5);
    log.recover(8);
    await log.publish();
    const believed = await log.believed();
    expect(leastVersion({ believed, checks: stored }, { version: 4, hash: 'read' }, 5)).toBe(4);
    expect(leastVersion({ believed, checks: read }, { version: 3, hash: 'older' }, 5)).toBe(5);
  });
});

describe('withRecords', () => {
  const memberOf = (sequence: number, pinned?: number) =>
    ({
      self: { memberId: 'iris', identity: { sequence } },
      settings: { pins: pinned === undefined ? {} : { iris: { ...aPin('one'), sequence: pinned }, felix: aPin('two') } },
    }) as unknown as Owner;

  it('keeps the number of the newest identity that the member unlocked or pinned', async () => {
    const log = await TestLog.create();
    await log.publishMany(3);
    const stored = withRecords({ believed: await log.believed(), checks: NO_CHECKS }, memberOf(0));
    expect(stored.checks.records).toEqual({ number: 1, readIn: 2, since: null });
    expect(withRecords(stored, memberOf(0))).toBe(stored);
    expect(withRecords(stored, memberOf(0, 1)).checks.records).toMatchObject({ number: 2 });
    const rotated = withRecords(stored, memberOf(1));
    expect(withRecords(rotated, memberOf(0))).toBe(rotated);
  });

  it('returns to the identity before a rotation that a restore lost, as the own pin does', async () => {
    const log = await TestLog.create();
    await log.publishMany(3);
    const rotated = withRecords({ believed: await log.believed(), checks: NO_CHECKS }, memberOf(1));
    expect(withoutLostPin(rotated, memberOf(0, 1)).pins).toHaveProperty('iris');
    await log.publish();
    log.recover(2);
    await log.publish();
    const restored = { ...rotated, believed: await log.believed() };
    const settings = withoutLostPin(restored, memberOf(0, 1));
    expect(Object.keys(settings.pins ?? {})).toEqual(['felix']);
    expect(withoutLostPin(restored, memberOf(1, 1)).pins).toHaveProperty('iris');
    expect(withRecords(restored, { ...memberOf(0, 1), settings }).checks.records).toMatchObject({ number: 1 });
  });
});
