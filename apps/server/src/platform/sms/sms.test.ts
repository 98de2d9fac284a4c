import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../../../sandbox/src/sandbox.ts';
import { useRecordedProvider } from '../../../test/support/recorded-provider.ts';
import { loadConfig } from '../config/config.ts';
import { developmentDefaults } from '../config/development.ts';
import { smsOf } from './provider.ts';
import { SmsError } from './sms.ts';
import { twilioSms } from './twilio.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.stop());

const sms = () => smsOf(loadConfig({ ENVIRONMENT: 'test', SMS_SANDBOX_URL: sandbox.url }));
const send = (to: string, body = 'Your code is 123456') => sms().send({ id: 'text-1', to, body });
const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: unknown) => error,
  );

const twilio = (overrides: Record<string, string> = {}) =>
  smsOf(
    loadConfig({
      ENVIRONMENT: 'test',
      SMS_PROVIDER: 'twilio',
      TWILIO_URL: sandbox.url,
      TWILIO_ACCOUNT_SID: 'ACsandbox0000000000000000000000000',
      TWILIO_AUTH_TOKEN: 'sandbox',
      TWILIO_FROM: '+15005550006',
      ...overrides,
    }),
  );

async function received(to: string): Promise<{ from: string; body: string }[]> {
  const answer = await fetch(`${sandbox.url}/sms/texts?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { texts: { from: string; body: string }[] }).texts;
}

describe('twilioSms', () => {
  it('delivers plus signs, line breaks and all scripts unchanged', async () => {
    const body = '1+1 = 2 & 50% off?\nשלום مرحبا 你好 👩‍❤️‍👩 é';
    await send('+14155550100', body);
    expect(await received('+14155550100')).toEqual([expect.objectContaining({ body })]);
  });

  it('sends from our number or from the configured messaging service', async () => {
    const service = `MG${'0'.repeat(32)}`;
    await twilio().send({ id: 'text-1', to: '+14155550101', body: 'first' });
    await twilio({ TWILIO_FROM: service }).send({ id: 'text-2', to: '+14155550101', body: 'second' });
    expect((await received('+14155550101')).map(({ from }) => from)).toEqual([service, '+15005550006']);
  });

  it.each([
    ['+15005550001', 'invalid-number'],
    ['+15005550002', 'out-of-reach'],
    ['+15005550004', 'opted-out'],
    ['+15005550009', 'not-mobile'],
    ['+15005550010', 'out-of-reach'],
    ['5550100', 'invalid-number'],
  ])('rejects %s permanently: %s', async (to, reason) => {
    const failure = await failureOf(send(to));
    expect(failure).toBeInstanceOf(SmsError);
    expect(failure).toMatchObject({ reason });
    expect(await received(to)).toEqual([]);
  });

  it.each([
    ['an outage', '+15005550003', '503 (no code)'],
    ['a limit', '+15005550011', '429 (20429)'],
  ])('throws on %s so that the job is retried, and then delivers once', async (_what, to, message) => {
    const failure = await failureOf(send(to));
    expect(failure).not.toBeInstanceOf(SmsError);
    expect(String(failure)).toContain(message);
    await send(to);
    expect(await received(to)).toHaveLength(1);
  });

  it('throws an error other than SmsError for wrong credentials and a wrong sender', async () => {
    const text = { id: 'text-1', to: '+14155550102', body: 'x' };
    await expect(twilio({ TWILIO_AUTH_TOKEN: 'wrong' }).send(text)).rejects.toThrow('401 (20003)');
    const failure = await failureOf(twilio({ TWILIO_FROM: '+14155550199' }).send(text));
    expect(failure).not.toBeInstanceOf(SmsError);
    expect(String(failure)).toContain('400 (21606)');
  });

  it('throws when the provider does not answer in time', async () => {
    const account = { accountSid: 'ACsandbox0000000000000000000000000', authToken: 'sandbox', from: '+15005550006' };
    const impatient = twilioSms({ ...account, url: sandbox.url, timeoutMilliseconds: 50 });
    await expect(impatient.send({ id: 'text-1', to: '+15005550012', body: 'x' })).rejects.toThrow(/timeout/);
  });

  it('throws when the provider cannot be reached', async () => {
    const gone = await startSandbox({ port: 0 });
    await gone.stop();
    const failure = await failureOf(
      smsOf(loadConfig({ ENVIRONMENT: 'test', SMS_SANDBOX_URL: gone.url })).send({ id: 'text-1', to: '+14155550100', body: 'x' }),
    );
    expect(failure).toBeInstanceOf(TypeError);
  });

  it.each(['+15005550001', '+15005550003'])('names the text’s id in its error to %s, but neither the number nor the body', async (to) => {
    const failure = (await failureOf(send(to, 'secret words'))) as Error;
    expect(failure.message).toContain('text-1');
    expect(JSON.stringify([failure.message, failure.stack, failure.cause])).not.toMatch(/1500555|secret words/);
  });
});

describe('twilioSms with recorded responses', () => {
  const provider = useRecordedProvider();
  const account = { accountSid: 'AC0', authToken: 'token', from: '+15557122661', timeoutMilliseconds: 1000 };
  const text = { id: 'text-1', to: '+15558675310', body: 'Hello! 👍' };
  const recorded = () => twilioSms({ ...account, url: provider.url }).send(text);

  it('sends the documented request and reads the documented response', async () => {
    provider.answer('twilio/created.http');
    await recorded();
    expect(provider.received).toMatchObject([
      {
        method: 'POST',
        path: '/2010-04-01/Accounts/AC0/Messages.json',
        headers: { authorization: `Basic ${btoa('AC0:token')}`, 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
      },
    ]);
    const fields = Object.fromEntries(new URLSearchParams(provider.received[0]?.body));
    expect(fields).toEqual({ To: '+15558675310', From: '+15557122661', Body: 'Hello! 👍' });
  });

  it.each([
    ['invalid-number', 'invalid-number'],
    ['short-code', 'invalid-number'],
    ['region-not-enabled', 'out-of-reach'],
    ['unsubscribed', 'opted-out'],
    ['unreachable', 'out-of-reach'],
    ['not-mobile', 'not-mobile'],
    ['landline', 'not-mobile'],
  ])('rejects a recipient permanently: %s', async (name, reason) => {
    provider.answer(`twilio/${name}.http`);
    await expect(recorded()).rejects.toMatchObject({ name: 'SmsRefused', reason });
  });

  it.each([
    ['authenticate', '401 (20003)'],
    ['too-many-requests', '429 (20429)'],
  ])('throws so that the job is retried: %s', async (name, message) => {
    provider.answer(`twilio/${name}.http`);
    const failure = await failureOf(recorded());
    expect(failure).not.toBeInstanceOf(SmsError);
    expect(String(failure)).toContain(message);
  });
});

describe('loadConfig with an SMS provider', () => {
  it('names every missing Twilio setting', () => {
    expect(() => loadConfig({ ENVIRONMENT: 'test', SMS_PROVIDER: 'twilio' })).toThrow(
      /TWILIO_ACCOUNT_SID: missing[^]*TWILIO_AUTH_TOKEN: missing[^]*TWILIO_FROM: missing/,
    );
  });

  it('rejects the sandbox in production, by default and by choice', () => {
    expect(() => loadConfig({ ENVIRONMENT: 'production' })).toThrow(/SMS_PROVIDER: /);
    expect(() => loadConfig({ ...developmentDefaults, ENVIRONMENT: 'production' })).toThrow(/SMS_PROVIDER: must be twilio/);
  });
});
