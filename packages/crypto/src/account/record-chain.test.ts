import { describe, expect, it } from 'vitest';
import type { PublicRecord } from './public-record.ts';
import { recordChain } from './record-chain.ts';

const aRecord = (changes: Partial<PublicRecord> = {}): PublicRecord => ({
  sequence: 0,
  identityKey: 'AQ',
  accountKey: 'Ag',
  accountKeyVersion: 1,
  signature: 'Aw',
  continuity: null,
  previousHead: null,
  ...changes,
});

const headOf = async (...records: PublicRecord[]) => Buffer.from((await recordChain(records)).at(-1) ?? []).toString('hex');

describe('recordChain', () => {
  it('computes the heads that other clients expect', async () => {
    const records = [aRecord(), aRecord({ sequence: 1, continuity: 'BA' })];
    expect((await recordChain(records)).map((head) => Buffer.from(head).toString('hex'))).toMatchInlineSnapshot(`
      [
        "60e7520e807633b1223c2ffb921386870dda8cf40ac8d056ec40563b85a3f835",
        "bb921993a899106dbb7313be725a0b33ebd386449e31ae0aeaec680648950d47",
      ]
    `);
  });

  it('continues a chain whose beginning is the same', async () => {
    const [first, second] = [aRecord(), aRecord({ sequence: 1, identityKey: 'BQ' })];
    expect((await recordChain([first, second]))[0]).toEqual((await recordChain([first]))[0]);
  });

  it.each<[string, Partial<PublicRecord>]>([
    ['sequence', { sequence: 1 }],
    ['identity', { identityKey: 'BQ' }],
    ['account key', { accountKey: 'BQ' }],
    ['version', { accountKeyVersion: 2 }],
    ['signature', { signature: 'BQ' }],
    ['continuity', { continuity: 'BQ' }],
  ])('returns another head when the %s of an earlier record differs', async (_name, change) => {
    const last = aRecord({ sequence: 2, identityKey: 'Bg' });
    expect(await headOf(aRecord(change), last)).not.toBe(await headOf(aRecord(), last));
  });

  it('returns another head when a record is missing', async () => {
    const [first, second, third] = [aRecord(), aRecord({ sequence: 1 }), aRecord({ sequence: 2 })];
    expect(await headOf(first, third)).not.toBe(await headOf(first, second, third));
  });
});
