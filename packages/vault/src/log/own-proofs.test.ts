import { describe, expect, it } from 'vitest';
import { toBase64url } from '@subrosa/crypto/primitives/base64url';
import { randomBytes } from '@subrosa/crypto/primitives/bytes';
import { keysLabel } from '@subrosa/transparency/map/labels';
import { IRIS } from '../../../crypto/test/support/personas.ts';
import { aKeysChange, aSettingsChange, TestLog } from '../../test/support/test-log.ts';
import type { BelievedLog } from './believed-log.ts';
import { type CheckedRange, joinEarlier, verifyOwn } from './own-proofs.ts';

const label = keysLabel(IRIS);
const [one, two, other] = [randomBytes(32), randomBytes(32), randomBytes(32)];

/** Editions 0 to 6: Iris joins in edition 1 and rotates in edition 4. */
async function aHistory() {
  const log = await TestLog.create();
  await log.publish();
  await log.publish({ keys: [aKeysChange(IRIS, 1, one)] });
  await log.publishMany(2);
  await log.publish({ keys: [aKeysChange(IRIS, 2, two)] });
  await log.publishMany(2);
  return log;
}

interface VerifyOptions {
  since?: number;
  until?: number;
  before?: CheckedRange | null;
  lie?: { without?: readonly number[]; atOnce?: number };
}

async function verify(log: TestLog, { since = 0, until = 99, before = null, lie = {} }: VerifyOptions = {}) {
  return verifyOwn(await log.believed(), { map: 'keys', label, since, before, until }, await log.ownProofs('keys', label, since, lie));
}

async function rangeOf(log: TestLog, options: VerifyOptions = {}) {
  const result = await verify(log, options);
  if (!result.ok || !result.value.range) throw new Error('no range');
  return result.value.range;
}

describe('verifyOwn', () => {
  it('returns the editions that contain the member, and where the value changed', async () => {
    const result = await verify(await aHistory());
    const [first, last] = [
      { edition: 1, number: 1, hash: toBase64url(one) },
      { edition: 4, number: 2, hash: toBase64url(two) },
    ];
    expect(result).toMatchObject({
      ok: true,
      value: { range: { from: 1, through: 6, first, last }, changes: [first, last] },
    });
  });

  it('continues an earlier range, and ends at a wanted edition', async () => {
    const log = await aHistory();
    const before = await rangeOf(log, { until: 3 });
    expect(before).toMatchObject({ from: 1, through: 3 });
    expect(await rangeOf(log, { since: 4, before })).toMatchObject({ from: 1, through: 6 });
  });

  it('ends before an edition that the response leaves out', async () => {
    const log = await aHistory();
    expect(await rangeOf(log, { lie: { without: [3] } })).toMatchObject({ from: 1, through: 2 });
    const before = await rangeOf(log, { until: 3 });
    const result = await verify(log, { since: 4, before, lie: { without: [4] } });
    expect(result).toMatchObject({ ok: true, value: { range: before, changes: [] } });
  });

  it('rejects a swap that is swapped back, also for one edition only', async () => {
    const log = await aHistory();
    await log.publish({ keys: [aKeysChange(IRIS, 3, other)] });
    await log.publish({ keys: [aKeysChange(IRIS, 2, two)] });
    expect(await verify(log)).toEqual({ ok: false, problem: 'decreased' });
    const replaced = await aHistory();
    await replaced.publish({ keys: [aKeysChange(IRIS, 2, other)] });
    expect(await verify(replaced)).toEqual({ ok: false, problem: 'replaced' });
  });

  it('rejects proofs of another label, of other editions and of another history', async () => {
    const log = await aHistory();
    const believed = await log.believed();
    const wanted = { map: 'keys', label, since: 0, before: null, until: 99 } as const;
    const given = await log.ownProofs('keys', label, 0);
    expect(verifyOwn(believed, { ...wanted, label: keysLabel('other') }, given)).toEqual({ ok: false, problem: 'wrongProof' });
    const shifted = { ...given, editions: given.editions.map((edition) => edition - 1) };
    expect(verifyOwn(believed, wanted, shifted)).toEqual({ ok: false, problem: 'wrongProof' });
    expect(verifyOwn(await (await aHistory()).believed(), wanted, given)).toEqual({ ok: false, problem: 'wrongProof' });
    expect(verifyOwn(believed, wanted, { ...given, proofs: 'AAAA' })).toEqual({ ok: false, problem: 'proofMalformed' });
  });

  it('accepts an older value after a restore, and needs no proof for lost editions', async () => {
    const log = await aHistory();
    const before = await rangeOf(log);
    log.recover(3);
    await log.publish();
    expect(await rangeOf(log, { since: 7, before })).toMatchObject({ from: 1, through: 7, last: { number: 1 } });
    const lost = [4, 5, 6];
    expect(await rangeOf(log, { lie: { without: lost } })).toMatchObject({ from: 1, through: 7, last: { number: 1 } });
  });

  it('needs a proof of the settings only for editions that changed their map', async () => {
    const [log, settingsLabel] = [await TestLog.create(), randomBytes(32)];
    await log.publish({ settings: [aSettingsChange(settingsLabel, 1, one)] });
    await log.publishMany(6);
    const wanted = { map: 'settings', label: settingsLabel, since: 0, before: null, until: 99 } as const;
    const given = await log.ownProofs('settings', settingsLabel, 0);
    expect(given.editions).toEqual([0, 4]);
    expect(verifyOwn(await log.believed(), wanted, given)).toMatchObject({ ok: true, value: { range: { from: 0, through: 6 } } });
  });

  it('rejects an older value than one from before the lost editions', async () => {
    const log = await aHistory();
    const before = await rangeOf(log);
    log.recover(5);
    await log.publish({ keys: [aKeysChange(IRIS, 1, one)] });
    expect(await verify(log, { since: 7, before })).toEqual({ ok: false, problem: 'decreased' });
  });

  it('rejects after a restore what is older than the value before the lost editions', async () => {
    const log = await aHistory();
    await log.publish({ keys: [aKeysChange(IRIS, 3, other)] });
    await log.publish();
    const before = await rangeOf(log);
    expect(before).toMatchObject({ last: { edition: 7, number: 3 }, replaced: [{ edition: 1 }, { edition: 4, number: 2 }] });
    const restored = log.fork();
    restored.recover(6);
    await restored.publish();
    expect(await rangeOf(restored, { since: 9, before })).toMatchObject({ last: { number: 2 } });
    log.recover(6);
    await log.publish({ keys: [aKeysChange(IRIS, 1, one)] });
    expect(await verify(log, { since: 9, before })).toEqual({ ok: false, problem: 'decreased' });
  });

  it('keeps the values to which a restore can return', async () => {
    const log = await TestLog.create();
    const all = { until: 999, lie: { atOnce: 999 } };
    for (const number of [1, 2, 3]) {
      await log.publish({ keys: [aKeysChange(IRIS, number, one)] });
      await log.publishMany(200);
    }
    expect(await rangeOf(log, all)).toMatchObject({ last: { number: 3 }, replaced: [{ number: 1 }, { number: 2 }] });
    await log.publish({ keys: [aKeysChange(IRIS, 4, one)] });
    expect(await rangeOf(log, all)).toMatchObject({ last: { number: 4 }, replaced: [{ number: 2 }, { number: 3 }] });
  });

  it('needs no proof of the settings for the first edition after a restore', async () => {
    const [log, settingsLabel] = [await TestLog.create(), randomBytes(32)];
    await log.publish({ settings: [aSettingsChange(settingsLabel, 1, one)] });
    await log.publishMany(4);
    log.recover(2);
    await log.publishMany(2);
    const wanted = { map: 'settings', label: settingsLabel, since: 0, before: null, until: 99 } as const;
    const given = await log.ownProofs('settings', settingsLabel, 0);
    expect(given.editions).toEqual([0]);
    expect(verifyOwn(await log.believed(), wanted, given)).toMatchObject({ ok: true, value: { range: { from: 0, through: 6 } } });
  });

  it('ignores editions that this browser has not read', async () => {
    const log = await aHistory();
    const believed: BelievedLog = await log.believed();
    await log.publishMany(2);
    const result = verifyOwn(believed, { map: 'keys', label, since: 0, before: null, until: 99 }, await log.ownProofs('keys', label, 0));
    expect(result).toMatchObject({ ok: true, value: { range: { through: 6 } } });
  });
});

it('joinEarlier joins ranges unless something decreased between them', async () => {
  const log = await aHistory();
  const believed = await log.believed();
  const [earlier, later] = [await rangeOf(log, { until: 3 }), await rangeOf(log, { since: 4 })];
  const joined = { ...later, from: 1, first: earlier.first, replaced: [earlier.last] };
  expect(joinEarlier(believed, earlier, later)).toEqual({ ok: true, value: joined });
  const [before, after] = [await rangeOf(log, { until: 4 }), await rangeOf(log, { since: 5 })];
  expect(joinEarlier(believed, before, after)).toMatchObject({ ok: true, value: { through: 6, last: { number: 2, edition: 4 } } });
  const swapped = { ...earlier, last: { edition: 3, number: 3, hash: toBase64url(other) } };
  expect(joinEarlier(believed, swapped, later)).toEqual({ ok: false, problem: 'decreased' });
});
