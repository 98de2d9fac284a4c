import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../sandbox.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.stop());

const ask = (prefix: string, headers: Record<string, string> = { 'add-padding': 'true' }) =>
  fetch(`${sandbox.url}/breached-passwords/range/${prefix}`, { headers });

describe('the stand-in of Pwned Passwords', () => {
  it.each([
    ['a prefix of four digits', () => ask('21BD')],
    ['a whole hash', () => ask('21BD12DC183F740EE76F27B78EB39C8AD972A757')],
    ['what is no hash', () => ask('P@ssw')],
    ['a question without padding', () => ask('21BD1', {})],
    ['a word about who asks', () => ask('21BD1', { 'add-padding': 'true', 'x-forwarded-for': '192.0.2.1' })],
  ])('refuses %s', async (_what, question) => {
    expect((await question()).status).toBe(400);
  });

  it('refuses a question without a user agent', async () => {
    expect((await ask('21BD1', { 'add-padding': 'true', 'user-agent': '' })).status).toBe(403);
  });

  it('pads every answer to 800 lines or more, none of which counts', async () => {
    const lines = (await (await ask('fffff')).text()).split('\r\n');
    expect(lines.length).toBeGreaterThanOrEqual(800);
    expect(lines.every((line) => /^[0-9A-F]{35}:0$/.test(line))).toBe(true);
  });

  it('shows which prefixes were asked for', async () => {
    await ask('abcde');
    expect(await (await fetch(`${sandbox.url}/breached-passwords`)).text()).toContain('<code>ABCDE</code>');
    expect(((await (await fetch(`${sandbox.url}/breached-passwords/asked`)).json()) as { asked: string[] }).asked[0]).toBe('ABCDE');
  });
});
