import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../sandbox.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.stop());

const HASH = 'd811ac390bfa6005d08543fe27fd5a11f6b55bdd2603000dc26476fc79fc76b5';
const lookUp = (signal: string, type = 'pdq') =>
  fetch(`${sandbox.url}/hash-list/m/lookup?${new URLSearchParams({ signal, signal_type: type }).toString()}`);
const add = (pdq: string, bank = 'LOCAL') =>
  fetch(`${sandbox.url}/hash-list/c/bank/${bank}/signal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pdq }),
  });
const sendForm = (path: string, fields: Record<string, string> = {}) =>
  fetch(`${sandbox.url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const page = async () => (await fetch(`${sandbox.url}/hash-list`)).text();

describe('the simulator of Hasher-Matcher-Actioner', () => {
  it('returns the banks that hold a hash within 31 bits, with the distance as text', async () => {
    await add(HASH, 'ONE');
    await add(HASH.replace(/^d8/, '27'), 'TWO');
    expect(await (await lookUp(HASH)).json()).toEqual({
      ONE: [{ bank_content_id: expect.any(Number), distance: '0' }],
      TWO: [{ bank_content_id: expect.any(Number), distance: '8' }],
    });
  });

  it('returns no bank when no hash is near', async () => {
    const far = HASH.replaceAll(/[0-9a-f]/g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));
    expect(await (await lookUp(far)).json()).toEqual({});
  });

  it.each([
    ['another kind of signal', () => lookUp(HASH, 'md5')],
    ['an invalid hash', () => lookUp('abc')],
    ['no hash', () => lookUp('')],
    ['adding an invalid hash', () => add('abc')],
  ])('rejects %s', async (_what, call) => {
    expect((await call()).status).toBe(400);
  });

  it('fails once, then responds, then fails again', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) statuses.push((await lookUp('00000503'.repeat(8))).status);
    expect(statuses).toEqual([503, 200, 503]);
  });
});

describe('the page of known hashes', () => {
  it('adds a hash and removes it again', async () => {
    const pdq = 'a'.repeat(64);
    expect((await sendForm('/hash-list', { pdq: pdq.toUpperCase() })).status).toBe(303);
    const id = /id="hash-(\d+)">(?:(?!<\/li>)[^])*a{64}/.exec(await page())?.[1];
    expect((await sendForm(`/hash-list/${id}/remove`)).status).toBe(303);
    expect(await page()).not.toContain(pdq);
  });

  it('describes the problem of an invalid hash without repeating the hash', async () => {
    const response = await sendForm('/hash-list', { pdq: '<script>alert(1)</script>' });
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain('64 hexadecimal digits');
    expect(text).not.toContain('<script');
  });
});
