import { constants, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSample, readSampleResponse } from '../../../../sandbox/test/support/samples.ts';
import { startSandbox, type Sandbox } from '../../../../sandbox/src/sandbox.ts';
import { useRecordedProvider } from '../../../test/support/recorded-provider.ts';
import { loadConfig } from '../config/config.ts';
import { ageAssuranceOf } from './provider.ts';
import { parseYotiNotification, type NotificationPayload } from './yoti-notification.ts';
import { yotiAgeAssurance } from './yoti.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.stop());

const provider = (traits: Partial<Parameters<typeof yotiAgeAssurance>[0]> = {}) =>
  yotiAgeAssurance({ url: `${sandbox.url}/yoti`, sdkId: 'development', apiKey: 'development-only', timeoutMilliseconds: 5000, ...traits });

const returnTo = 'https://app.example/verify';
const begin = (reference = 'r1', notifyAt: string | null = null) => provider().begin({ reference, returnTo, notifyAt });

/** Completes a session on the page of the simulator. */
const end = (session: string, status: string) =>
  fetch(`${sandbox.url}/yoti/sessions/${session}`, { method: 'POST', body: new URLSearchParams({ status }), redirect: 'manual' });

describe('yotiAgeAssurance', () => {
  it.each([
    ['COMPLETE', 'adult'],
    ['FAIL', 'minor'],
    ['CANCELLED', 'expired'],
  ])('maps a session that ended with %s to %s and returns the browser', async (status, answer) => {
    const { session, url } = await begin();
    expect(new URL(url).searchParams.get('sessionId')).toBe(session);
    expect(await provider().answer(session)).toBe('pending');
    const back = await end(session, status);
    expect([back.status, back.headers.get('location')]).toEqual([303, `${returnTo}?sessionId=${session}`]);
    expect(await provider().answer(session)).toBe(answer);
  });

  it('reports an unknown session as expired', async () => {
    expect(await provider().answer('11111111-none')).toBe('expired');
  });

  it.each(['busy-1', 'broken-1'])('throws when the provider fails (%s)', async (reference) => {
    await expect(begin(reference)).rejects.toThrow(/answered (429|503)/);
  });

  it('throws on a timeout, wrong credentials and an unknown path', async () => {
    const check = { reference: 'r', returnTo, notifyAt: null };
    await expect(provider({ timeoutMilliseconds: 50 }).begin({ ...check, reference: 'silent-1' })).rejects.toThrow(/timeout/);
    await expect(provider({ sdkId: '' }).begin(check)).rejects.toThrow('401');
    await expect(provider({ apiKey: 'wrong' }).begin(check)).rejects.toThrow('403');
    await expect(provider({ url: `${sandbox.url}/elsewhere` }).begin(check)).rejects.toThrow('404');
  });

  it('throws when the notification URL is not https', async () => {
    await expect(begin('r1', 'http://app.example/notifications')).rejects.toThrow('400');
    expect((await begin('r1', 'https://app.example/notifications')).session).toMatch(/^[\da-f-]{36}$/);
  });

  it('exists only when AGE_PROVIDER selects it', () => {
    expect(ageAssuranceOf(loadConfig({ ENVIRONMENT: 'test', AGE_PROVIDER: 'none' }))).toBeNull();
    expect(ageAssuranceOf(loadConfig({ ENVIRONMENT: 'test' }))).not.toBeNull();
  });
});

describe('yotiAgeAssurance with recorded responses', () => {
  const recorded = useRecordedProvider();
  const documented = () => provider({ url: recorded.url });
  const result = (status: string) => readSampleResponse('yoti/result-pending.http').body.replace('"PENDING"', `"${status}"`);

  it('sends the documented requests and reads the documented responses', async () => {
    recorded.answer('yoti/session-created.http', 'yoti/result-pending.http', 'yoti/result-complete.http');
    const session = '14010f56-3f04-4f1f-84e7-a43ff723ef86';
    const notifyAt = 'https://app.example/notifications';
    expect(await documented().begin({ reference: 'r1', returnTo, notifyAt })).toEqual({
      session,
      url: `${recorded.url}?sessionId=${session}&sdkId=development`,
    });
    expect(await documented().answer(session)).toBe('pending');
    expect(await documented().answer(session)).toBe('adult');
    expect(recorded.received.map(({ method, path }) => [method, path])).toEqual([
      ['POST', '/api/v1/sessions'],
      ['GET', `/api/v1/sessions/${session}/result`],
      ['GET', `/api/v1/sessions/${session}/result`],
    ]);
    for (const { headers } of recorded.received) {
      expect(headers).toMatchObject({ authorization: 'Bearer development-only', 'yoti-sdk-id': 'development' });
    }
    expect(JSON.parse(recorded.received[0]?.body ?? '')).toMatchObject({
      type: 'OVER',
      reference_id: 'r1',
      callback: { auto: true, url: returnTo },
      notification_url: notifyAt,
      synchronous_checks: true,
    });
  });

  it.each([
    ['IN_PROGRESS', 'pending'],
    ['FAIL', 'minor'],
    ['ERROR', 'expired'],
    ['CANCELLED', 'expired'],
    ['EXPIRED', 'expired'],
  ])('maps the status %s to %s', async (status, meaning) => {
    recorded.answer({ body: result(status) });
    expect(await documented().answer('s')).toBe(meaning);
  });

  it('throws on an undocumented status', async () => {
    recorded.answer({ body: result('APPROVED') });
    await expect(documented().answer('s')).rejects.toThrow('APPROVED');
  });
});

describe('parseYotiNotification', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { signature: _, ...sample } = JSON.parse(readSample('yoti/notification.json')) as Record<string, string | number | boolean>;

  /** Signs as documented: without spaces and without the sequence number. */
  function signatureOf({ sequence_number: __, ...payload }: Record<string, unknown>, saltLength: number, key = privateKey): string {
    const text = JSON.stringify(payload).replaceAll(/\s/g, '');
    return sign('sha256', Buffer.from(text), { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength }).toString('base64');
  }
  const read = (payload: Record<string, unknown>) => parseYotiNotification(payload as NotificationPayload, publicKey);

  it.each([
    ['the longest salt', constants.RSA_PSS_SALTLEN_MAX_SIGN],
    ['a salt as long as the hash', constants.RSA_PSS_SALTLEN_DIGEST],
  ])('accepts a valid signature with %s', (_what, saltLength) => {
    expect(read({ ...sample, signature: signatureOf(sample, saltLength) })).toEqual({
      reference: sample['reference_id'],
      session: sample['session_key'],
    });
  });

  it('accepts any sequence number and unknown fields', () => {
    const payload = { ...sample, error_code: 'FACE_NOT_FOUND', note: 'two words' };
    const signature = signatureOf(payload, 32);
    expect(read({ ...payload, sequence_number: 7, signature })).not.toBeNull();
  });

  it.each([
    ['another session', { session_key: 'a1db8ad4-c983-40b3-b95a-a8fa576e70a6' }],
    ['another result', { state: 'COMPLETE' }],
    ['another reference', { reference_id: '3f6b1f0c-7a1e-4a53-9a44-0d4b0f0f0f0f' }],
    ['an additional field', { admin: true }],
    ['no signature', { signature: '' }],
    ['an invalid signature', { signature: 'AAAA' }],
  ])('returns null for %s', (_what, change) => {
    expect(read({ ...sample, signature: signatureOf(sample, 32), ...change })).toBeNull();
  });

  it('returns null for a signature of another key or of another algorithm', () => {
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    expect(read({ ...sample, signature: signatureOf(sample, 32, other) })).toBeNull();
    const { sequence_number: __, ...payload } = sample;
    const pkcs1 = sign('sha256', Buffer.from(JSON.stringify(payload)), privateKey).toString('base64');
    expect(read({ ...sample, signature: pkcs1 })).toBeNull();
  });

  it('loads YOTI_NOTIFICATION_KEY only if it is an RSA public key', () => {
    const pem = String(publicKey.export({ type: 'spki', format: 'pem' }));
    expect(
      loadConfig({ ENVIRONMENT: 'test', YOTI_NOTIFICATION_KEY: pem.replaceAll('\n', String.raw`\n`) }).YOTI_NOTIFICATION_KEY,
    ).toBeDefined();
    expect(() => loadConfig({ ENVIRONMENT: 'test', YOTI_NOTIFICATION_KEY: 'a key' })).toThrow(/YOTI_NOTIFICATION_KEY/);
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ type: 'spki', format: 'pem' });
    expect(() => loadConfig({ ENVIRONMENT: 'test', YOTI_NOTIFICATION_KEY: String(ec) })).toThrow(/YOTI_NOTIFICATION_KEY/);
  });
});
