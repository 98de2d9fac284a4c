import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../../../sandbox/src/sandbox.ts';
import { loadConfig } from '../config/config.ts';
import { cyberTipline, tiplineOf } from './cyber-tipline.ts';
import type { TipReport } from './tipline.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.stop());

const tipline = (timeoutMilliseconds = 5000) =>
  cyberTipline({ url: `${sandbox.url}/tipline/ispws`, username: 'us', password: 'secret', timeoutMilliseconds, uploadMilliseconds: 5000 });

const report: TipReport = {
  incident: 'material',
  happenedAt: new Date('2026-11-16T12:00:00Z'),
  address: 'https://subrosa.example',
  reporterEmail: 'safety@subrosa.example',
  person: { id: '5b1f8f0e-5c0c-4a5e-9a44-0d4b0f0f0f0f', username: '<moth> & "co"', email: 'moth@example.org' },
  note: 'A \u0000note & <more>',
};
const noise = { name: 'noise', type: 'image/jpeg', content: Buffer.from('noise') };

const failNext = (path: string, failure: string) =>
  fetch(`${sandbox.url}/tipline/failures`, { method: 'POST', body: new URLSearchParams({ path, failure }), redirect: 'manual' });
const tipOf = async (number: string) =>
  ((await (await fetch(`${sandbox.url}/tipline/tips`)).json()) as { tips: { number: string; state: string; xml: string }[] }).tips.find(
    (tip) => tip.number === number,
  );

describe('the CyberTipline', () => {
  it('takes a report with its file, once; what was typed is only text', async () => {
    const number = await tipline().submit(report);
    const fileId = await tipline().upload(number, noise);
    await tipline().describe(number, fileId, { originalName: 'noise', isReported: true });
    await tipline().finish(number);
    const tip = await tipOf(number);
    expect(tip?.state).toBe('finished');
    expect(tip?.xml).toContain('<screenName>&lt;moth&gt; &amp; &quot;co&quot;</screenName>');
    expect(tip?.xml).toContain('<additionalInfo>A note &amp; &lt;more&gt;</additionalInfo>');
    await expect(tipline().finish(number)).rejects.toMatchObject({ kind: 'finished' });
    await expect(tipline().retract(number)).rejects.toMatchObject({ kind: 'finished' });
  });

  it('takes back what is not finished, and knows it no more', async () => {
    const number = await tipline().submit(report);
    await tipline().retract(number);
    await expect(tipline().upload(number, noise)).rejects.toMatchObject({ kind: 'gone' });
    await expect(tipline().finish('1')).rejects.toMatchObject({ kind: 'gone' });
  });

  it.each([
    ['500', 'away'],
    ['lost', 'away'],
    ['1000', 'away'],
    ['2000', 'away'],
    ['4100', 'refused'],
  ])('that answers %s is %s', async (failure, kind) => {
    await failNext('/submit', failure);
    await expect(tipline().submit(report)).rejects.toMatchObject({ kind });
  });

  it('that never answers is away', async () => {
    await failNext('/submit', 'silent');
    await expect(tipline(50).submit(report)).rejects.toMatchObject({ kind: 'away' });
  });

  it('refuses a report without its reporter, and without an account nothing is sent', async () => {
    await expect(tipline().submit({ ...report, reporterEmail: '' })).rejects.toMatchObject({ kind: 'refused' });
    const { TIPLINE_USERNAME: _, ...config } = loadConfig({ ENVIRONMENT: 'test' });
    await expect(tiplineOf({ ...config, TIPLINE_USERNAME: undefined }).submit(report)).rejects.toMatchObject({ kind: 'away' });
  });
});
