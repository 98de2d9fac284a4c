import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../../../sandbox/src/sandbox.ts';
import { loadConfig } from '../config/config.ts';
import { ageAssuranceOf } from './provider.ts';
import { yotiAgeAssurance } from './yoti.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.stop());

const provider = (traits: Partial<Parameters<typeof yotiAgeAssurance>[0]> = {}) =>
  yotiAgeAssurance({ url: `${sandbox.url}/yoti`, sdkId: 'sdk', apiKey: 'key', timeoutMilliseconds: 5000, ...traits });

const returnTo = 'https://house.example/verify';
const begin = (reference = 'r1') => provider().begin({ reference, returnTo });

/** What a person would find at the provider's page. */
const end = (session: string, status: string) =>
  fetch(`${sandbox.url}/yoti/sessions/${session}`, { method: 'POST', body: new URLSearchParams({ status }), redirect: 'manual' });

describe('the age provider', () => {
  it.each([
    ['COMPLETE', 'adult'],
    ['FAIL', 'minor'],
    ['CANCELLED', 'expired'],
  ])('that ends with %s says %s, and sends the browser back', async (status, answer) => {
    const { session, address } = await begin();
    expect(new URL(address).searchParams.get('sessionId')).toBe(session);
    expect(await provider().answer(session)).toBe('pending');
    const back = await end(session, status);
    expect([back.status, back.headers.get('location')]).toEqual([303, returnTo]);
    expect(await provider().answer(session)).toBe(answer);
  });

  it('that has forgotten a session says that it is over', async () => {
    expect(await provider().answer('11111111-none')).toBe('expired');
  });

  it.each(['busy-1', 'broken-1'])('that cannot serve (%s) is no answer', async (reference) => {
    await expect(begin(reference)).rejects.toThrow(/answered (429|503)/);
  });

  it('that stays silent, refuses our key or speaks otherwise lets nobody in', async () => {
    await expect(provider({ timeoutMilliseconds: 50 }).begin({ reference: 'silent-1', returnTo })).rejects.toThrow(/timeout/);
    await expect(provider({ apiKey: '' }).begin({ reference: 'r', returnTo })).rejects.toThrow('401');
    await expect(provider({ url: `${sandbox.url}/elsewhere` }).begin({ reference: 'r', returnTo })).rejects.toThrow('404');
  });

  it('is there by its setting', () => {
    expect(ageAssuranceOf(loadConfig({ AGE_PROVIDER: 'none' }))).toBeNull();
    expect(ageAssuranceOf(loadConfig({}))).not.toBeNull();
  });
});
