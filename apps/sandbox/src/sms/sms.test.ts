import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../sandbox.ts';
import type { ReceivedText } from './inbox.ts';

const ACCOUNT = 'ACsandbox0000000000000000000000000';
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.stop());

function post(fields: Record<string, string>, { account = ACCOUNT, token = 'sandbox', path = 'Messages.json' } = {}): Promise<Response> {
  return fetch(`${sandbox.url}/2010-04-01/Accounts/${account}/${path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${account}:${token}`)}` },
    body: new URLSearchParams(fields),
  });
}

const aText = { To: '+14155550100', From: '+15005550006', Body: 'Your code is 123456' };
const codeIn = async (response: Response) => ((await response.json()) as { code: number }).code;

async function textsTo(number: string): Promise<ReceivedText[]> {
  const response = await fetch(`${sandbox.url}/sms/texts?to=${encodeURIComponent(number)}`);
  return ((await response.json()) as { texts: ReceivedText[] }).texts;
}

describe('the simulator of Twilio', () => {
  it('returns the message that it created', async () => {
    const response = await post(aText);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      sid: expect.stringMatching(/^SM[0-9a-f]{32}$/),
      status: 'queued',
      to: aText.To,
      error_code: null,
    });
  });

  it('returns errors in the format of Twilio', async () => {
    const response = await post({ ...aText, To: '+15005550001' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 21211,
      message: "The 'To' number +15005550001 is not a valid phone number.",
      more_info: 'https://www.twilio.com/docs/errors/21211',
      status: 400,
    });
  });

  it.each([
    ['an invalid number', { ...aText, To: '5550100' }, 21211],
    ['a missing recipient', { From: aText.From, Body: 'x' }, 21604],
    ['a missing sender', { To: aText.To, Body: 'x' }, 21603],
    ['an empty text', { ...aText, Body: '' }, 21602],
    ['more than 1600 characters', { ...aText, Body: 'x'.repeat(1601) }, 21617],
    ['a sender that is not ours', { ...aText, From: '+14155550199' }, 21606],
  ])('rejects %s', async (_what, fields, code) => {
    expect(await codeIn(await post(fields))).toBe(code);
  });

  it('rejects wrong credentials before it reads the body', async () => {
    const response = await post({}, { token: 'wrong' });
    expect(response.status).toBe(401);
    expect(await codeIn(response)).toBe(20003);
  });

  it('returns 404 for other resources', async () => {
    expect(await codeIn(await post(aText, { path: 'Calls.json' }))).toBe(20404);
  });

  it('fails again after the attempt that succeeded', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) statuses.push((await post({ ...aText, To: '+15005550011' })).status);
    expect(statuses).toEqual([429, 201, 429, 201]);
  });
});

describe('the inbox', () => {
  it('lists the texts of one number, newest first', async () => {
    await post({ ...aText, To: '+14155550101', Body: 'older' });
    await post({ ...aText, To: '+14155550102' });
    await post({ ...aText, To: '+14155550101', Body: 'newer' });
    expect((await textsTo('+14155550101')).map(({ body }) => body)).toEqual(['newer', 'older']);
  });

  it('accepts a plus sign that was typed into the URL', async () => {
    await post({ ...aText, To: '+14155550103' });
    const response = await fetch(`${sandbox.url}/sms/texts?to=+14155550103`);
    expect(((await response.json()) as { texts: unknown[] }).texts).toHaveLength(1);
  });

  it('escapes hostile text', async () => {
    const hostile = `"><script>alert(1)</script><img src=x onerror='alert(2)'>&amp;</p></html>`;
    await post({ ...aText, To: '+14155550104', Body: hostile });
    const page = await (await fetch(`${sandbox.url}/sms?to=%2B14155550104`)).text();
    expect(page).toContain(
      '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&#39;alert(2)&#39;&gt;&amp;amp;&lt;/p&gt;&lt;/html&gt;',
    );
    expect(page).not.toMatch(/<script|<img/);
  });

  it('escapes a hostile filter in the value of its field, and forbids scripts on all pages', async () => {
    const response = await fetch(`${sandbox.url}/sms?to=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(await response.text()).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('appears in the list of simulators', async () => {
    expect(await (await fetch(sandbox.url)).text()).toContain('<a href="/sms">Text messages</a>');
  });
});
