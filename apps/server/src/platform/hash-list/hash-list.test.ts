import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../../../sandbox/src/sandbox.ts';
import { useRecordedProvider } from '../../../test/support/recorded-provider.ts';
import { loadConfig } from '../config/config.ts';
import { hasherMatcherActioner, hashListOf } from './hasher-matcher-actioner.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  for (const pdq of [KNOWN, bitsOff(KNOWN, 5)]) {
    await fetch(`${sandbox.url}/hash-list/c/bank/KNOWN/signal`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pdq }),
    });
  }
});
afterAll(() => sandbox.stop());

const KNOWN = 'd811ac390bfa6005d08543fe27fd5a11f6b55bdd2603000dc26476fc79fc76b5';
const OTHER = KNOWN.replaceAll(/[0-9a-f]/g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));
const GOOD = 100;

/** The same hash with this many of its last bits inverted. */
function bitsOff(hash: string, bits: number): string {
  return (BigInt(`0x${hash}`) ^ ((1n << BigInt(bits)) - 1n)).toString(16).padStart(64, '0');
}

const hashList = () => hashListOf(loadConfig({ ENVIRONMENT: 'test', HASH_LIST_URL: `${sandbox.url}/hash-list` }));

describe('hasherMatcherActioner', () => {
  it('returns the list of the nearest match with its distance', async () => {
    expect(await hashList().match(KNOWN, GOOD)).toEqual({ list: 'KNOWN', distance: 0, isCsam: false });
    expect(await hashList().match(bitsOff(KNOWN, 6), GOOD)).toEqual({ list: 'KNOWN', distance: 1, isCsam: false });
  });

  it.each([
    ['31 bits', 31, { list: 'KNOWN', distance: 26, isCsam: false }],
    ['36 bits, but 31 from another', 36, { list: 'KNOWN', distance: 31, isCsam: false }],
    ['37 bits', 37, null],
  ])('applies the maximum distance: %s', async (_what, bits, known) => {
    expect(await hashList().match(bitsOff(KNOWN, bits), GOOD)).toEqual(known);
  });

  it('prefers a CSAM bank over nearer matches of other banks', async () => {
    await fetch(`${sandbox.url}/hash-list/c/bank/MINORS/signal`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pdq: bitsOff(OTHER, 9) }),
    });
    await fetch(`${sandbox.url}/hash-list/c/bank/KNOWN/signal`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pdq: OTHER }),
    });
    expect(await hashList().match(OTHER, GOOD)).toEqual({ list: 'MINORS', distance: 9, isCsam: true });
  });

  it('returns null for pictures of low quality', async () => {
    expect(await hashList().match(KNOWN, 49)).toBeNull();
    expect(await hashList().match(KNOWN, 50)).not.toBeNull();
  });

  it('throws while the service is not ready, instead of reporting no match', async () => {
    const magic = '00000503'.repeat(8);
    await expect(hashList().match(magic, GOOD)).rejects.toThrow('503');
    expect(await hashList().match(magic, GOOD)).toBeNull();
  });

  it('throws when the service does not answer in time', async () => {
    const impatient = hasherMatcherActioner({
      url: `${sandbox.url}/hash-list`,
      token: undefined,
      csamBanks: [],
      timeoutMilliseconds: 50,
    });
    await expect(impatient.match('0000dead'.repeat(8), GOOD)).rejects.toThrow(/timeout/);
  });

  it('throws on an unexpected response and when the service cannot be reached', async () => {
    const other = hasherMatcherActioner({
      url: `${sandbox.url}/hash-list/status?`,
      token: 'secret',
      csamBanks: [],
      timeoutMilliseconds: 1000,
    });
    await expect(other.match(KNOWN, GOOD)).rejects.toThrow(SyntaxError);
    const gone = await startSandbox({ port: 0 });
    await gone.stop();
    await expect(hashListOf(loadConfig({ ENVIRONMENT: 'test', HASH_LIST_URL: gone.url })).match(KNOWN, GOOD)).rejects.toThrow(TypeError);
  });
});

describe('hasherMatcherActioner with recorded responses', () => {
  const provider = useRecordedProvider();
  const recorded = (csamBanks: string[] = []) =>
    hasherMatcherActioner({ url: provider.url, token: 'secret', csamBanks, timeoutMilliseconds: 1000 });

  it('sends the documented request and reads the documented responses', async () => {
    const match = 'hasher-matcher-actioner/match.http';
    provider.answer(match, match, 'hasher-matcher-actioner/no-match.http');
    expect(await recorded().match(KNOWN, GOOD)).toEqual({ list: 'BANK_A', distance: 0, isCsam: false });
    expect(await recorded(['BANK_B']).match(KNOWN, GOOD)).toEqual({ list: 'BANK_B', distance: 12, isCsam: true });
    expect(await recorded().match(KNOWN, GOOD)).toBeNull();
    expect(provider.received[0]).toMatchObject({
      method: 'GET',
      path: `/m/lookup?signal_type=pdq&signal=${KNOWN}`,
      headers: { authorization: 'Bearer secret' },
    });
  });

  it.each([
    ['index-not-ready', '503'],
    ['no-such-signal-type', '400'],
    // Earlier versions of the service return only names of banks, without a distance.
    ['old-match', 'invalid_type'],
  ])('throws on the response %s, instead of reporting no match', async (name, error) => {
    provider.answer(`hasher-matcher-actioner/${name}.http`);
    await expect(recorded().match(KNOWN, GOOD)).rejects.toThrow(error);
  });
});
