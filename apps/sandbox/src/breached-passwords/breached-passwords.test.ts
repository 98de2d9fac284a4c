import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../sandbox.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.stop());

const requestRange = (prefix: string, headers: Record<string, string> = { 'add-padding': 'true' }) =>
  fetch(`${sandbox.url}/breached-passwords/range/${prefix}`, { headers });

describe('the simulator of Pwned Passwords', () => {
  it.each([
    ['a prefix of four digits', () => requestRange('21BD')],
    ['a whole hash', () => requestRange('21BD12DC183F740EE76F27B78EB39C8AD972A757')],
    ['a prefix that is not hexadecimal', () => requestRange('P@ssw')],
    ['a request without padding', () => requestRange('21BD1', {})],
    ['a request with a forwarded IP address', () => requestRange('21BD1', { 'add-padding': 'true', 'x-forwarded-for': '192.0.2.1' })],
  ])('rejects %s', async (_what, question) => {
    expect((await question()).status).toBe(400);
  });

  it('rejects a request without a user agent', async () => {
    expect((await requestRange('21BD1', { 'add-padding': 'true', 'user-agent': '' })).status).toBe(403);
  });

  it('pads every response to at least 800 lines, all with a count of 0', async () => {
    const lines = (await (await requestRange('fffff')).text()).split('\r\n');
    expect(lines.length).toBeGreaterThanOrEqual(800);
    expect(lines.every((line) => /^[0-9A-F]{35}:0$/.test(line))).toBe(true);
  });

  it('lists the prefixes that were requested', async () => {
    await requestRange('abcde');
    expect(await (await fetch(`${sandbox.url}/breached-passwords`)).text()).toContain('<code>ABCDE</code>');
    expect(((await (await fetch(`${sandbox.url}/breached-passwords/requested`)).json()) as { requested: string[] }).requested[0]).toBe(
      'ABCDE',
    );
  });
});
