import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../../../sandbox/src/sandbox.ts';
import { useRecordedProvider } from '../../../test/support/recorded-provider.ts';
import { loadConfig } from '../config/config.ts';
import { cyberTipline, tiplineOf } from './cyber-tipline.ts';
import type { TipReport } from './tipline.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.stop());

const account = { username: 'development', password: 'development-only', timeoutMilliseconds: 5000, uploadMilliseconds: 5000 };
const tipline = (traits: Partial<Parameters<typeof cyberTipline>[0]> = {}) =>
  cyberTipline({ url: `${sandbox.url}/tipline/ispws`, ...account, ...traits });

const report: TipReport = {
  incident: 'material',
  happenedAt: new Date('2026-11-16T12:00:00Z'),
  url: 'https://subrosa.example',
  reporterEmail: 'safety@subrosa.example',
  person: {
    id: '5b1f8f0e-5c0c-4a5e-9a44-0d4b0f0f0f0f',
    username: '<moth> & "co"',
    email: 'moth@example.org',
    phone: '+16045550133',
    dateOfBirth: '1990-02-28',
  },
  note: 'A \u0000note & <more>',
};
const data = { name: 'data', type: 'image/jpeg', content: Buffer.from('data') };

const failNext = (path: string, failure: string) =>
  fetch(`${sandbox.url}/tipline/failures`, { method: 'POST', body: new URLSearchParams({ path, failure }), redirect: 'manual' });
const tipOf = async (number: string) =>
  ((await (await fetch(`${sandbox.url}/tipline/tips`)).json()) as { tips: { number: string; state: string; xml: string }[] }).tips.find(
    (tip) => tip.number === number,
  );

describe('cyberTipline', () => {
  it('submits a report with its files and escapes the text', async () => {
    const number = await tipline().submit(report);
    for (const isReported of [true, false]) {
      const fileId = await tipline().upload(number, data);
      await tipline().describe(number, fileId, { originalName: 'noise', isReported });
    }
    await tipline().finish(number);
    const tip = await tipOf(number);
    expect(tip?.state).toBe('finished');
    expect(tip?.xml).toContain('<screenName>&lt;moth&gt; &amp; &quot;co&quot;</screenName>');
    expect(tip?.xml).toContain('<additionalInfo>A note &amp; &lt;more&gt;</additionalInfo>');
    await expect(tipline().finish(number)).rejects.toMatchObject({ kind: 'finished' });
    await expect(tipline().retract(number)).rejects.toMatchObject({ kind: 'finished' });
  });

  it('throws gone for a retracted or unknown report', async () => {
    const number = await tipline().submit(report);
    await tipline().retract(number);
    await expect(tipline().upload(number, data)).rejects.toMatchObject({ kind: 'gone' });
    await expect(tipline().finish('1')).rejects.toMatchObject({ kind: 'gone' });
  });

  it.each([`${'m'.repeat(65)}@example.org`, '"moth"@example.org', 'möth@example.org', 'moth@localhost'])(
    'accepts a report about a member with an email address that NCMEC rejects: %s',
    async (email) => {
      const number = await tipline().submit({ ...report, person: { ...report.person, email } });
      expect((await tipOf(number))?.xml).toContain('<additionalInfo>Email: ');
    },
  );

  it.each([
    ['500', 'away'],
    ['lost', 'away'],
    ['1000', 'away'],
    ['1300', 'away'],
    ['5002', 'away'],
    ['2000', 'rejected'],
    ['3100', 'rejected'],
    ['4100', 'rejected'],
    ['5001', 'gone'],
  ])('maps the response %s to %s', async (failure, kind) => {
    await failNext('/submit', failure);
    await expect(tipline().submit(report)).rejects.toMatchObject({ kind });
  });

  it('throws away on a timeout', async () => {
    await failNext('/submit', 'silent');
    await expect(tipline({ timeoutMilliseconds: 50 }).submit(report)).rejects.toMatchObject({ kind: 'away' });
  });

  it('rejects wrong credentials and a report without a reporter, and sends nothing without an account', async () => {
    await expect(tipline({ password: 'wrong' }).submit(report)).rejects.toMatchObject({ kind: 'rejected' });
    await expect(tipline().submit({ ...report, reporterEmail: '' })).rejects.toMatchObject({ kind: 'rejected' });
    const config = loadConfig({ ENVIRONMENT: 'test' });
    await expect(tiplineOf({ ...config, TIPLINE_USERNAME: undefined }).submit(report)).rejects.toMatchObject({ kind: 'away' });
  });
});

describe('cyberTipline with recorded responses', () => {
  const provider = useRecordedProvider();
  const recorded = () => tipline({ url: provider.url });

  it('sends the documented requests and reads the documented responses in every step', async () => {
    provider.answer(...['submitted', 'uploaded', 'described', 'finished', 'retracted'].map((name) => `cybertipline/${name}.http`));
    const number = await recorded().submit(report);
    expect(number).toBe('4564654');
    const fileId = await recorded().upload(number, data);
    expect(fileId).toBe('b0754af766b426f2928a02c651ed4b99');
    await recorded().describe(number, fileId, { originalName: 'noise', isReported: true });
    await recorded().finish(number);
    await recorded().retract(number);
    expect(provider.received.map(({ method, path, headers }) => [method, path, String(headers['content-type']).split(';', 1)[0]])).toEqual([
      ['POST', '/submit', 'text/xml'],
      ['POST', '/upload', 'multipart/form-data'],
      ['POST', '/fileinfo', 'text/xml'],
      ['POST', '/finish', 'multipart/form-data'],
      ['POST', '/retract', 'multipart/form-data'],
    ]);
    for (const { headers } of provider.received) expect(headers['authorization']).toBe(`Basic ${btoa('development:development-only')}`);
    expect(provider.received[0]?.headers['content-type']).toBe('text/xml; charset=utf-8');
    expect(provider.received[1]?.body).toMatch(/name="id"\r\n\r\n4564654\r\n[^]*name="file"; filename="data"\r\n/);
    expect(provider.received[2]?.body).toContain('<fileViewedByEsp>false</fileViewedByEsp><exifViewedByEsp>false</exifViewedByEsp>');
  });

  it('throws an error with the request id that NCMEC asks for', async () => {
    provider.answer('cybertipline/invalid.http', 'cybertipline/unauthenticated.http');
    const message = 'the agency answered 4100 to /submit (request 5f2d6a3c-0d57-4b8e-8a3f-3f2f6f1f9a10)';
    await expect(recorded().submit(report)).rejects.toMatchObject({ kind: 'rejected', message });
    await expect(recorded().submit(report)).rejects.toMatchObject({ kind: 'rejected', message: 'the agency answered 401 to /submit' });
  });

  it('throws when the confirmed hash belongs to another file', async () => {
    provider.answer('cybertipline/uploaded.http');
    await expect(recorded().upload('4564654', { ...data, content: Buffer.from('other') })).rejects.toMatchObject({ kind: 'away' });
  });
});
