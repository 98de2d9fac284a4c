import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../../../sandbox/src/sandbox.ts';
import { loadConfig } from '../config/config.ts';
import { breachedPasswordsOf, pwnedPasswords } from './pwned-passwords.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.stop());

const service = (traits: { url?: string; timeoutMilliseconds?: number } = {}) =>
  pwnedPasswords({ url: `${sandbox.url}/breached-passwords`, timeoutMilliseconds: 5000, ...traits });

/** The documented response for 21BD1, as the service sends it, with two lines of padding. */
const documented = [
  '0018A45C4D1DEF81644B54AB7F969B88D65:1',
  '00D4F6E8FA6EECAD2A3AA415EEC418D38EC:2',
  '011053FD0102E94D6AE2F8B83D76FAF94F6:1',
  '012A7CA357541F0AC487871FEEC1891C49C:2',
  '0136E006E24E7D152139815FB0FC6A50B15:2',
  '2B4A0E6C7F9D1E3F5A7B9C1D3E5F7A9B1C3:0',
  '7D1F3B5A7C9E1D3F5B7A9C1E3D5F7B9A1C3:0',
];

let recorded: Server | null = null;
afterEach(() => recorded?.close());

/** Serves a recorded response and collects the requests. */
async function replay(text: string): Promise<{ url: string; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    response.setHeader('content-type', 'text/plain').end(text);
  });
  recorded = server;
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

describe('pwnedPasswords', () => {
  it('returns every line of the response as the service sends it', async () => {
    const { url } = await replay(documented.join('\r\n'));
    expect(await service({ url }).range('21BD1')).toEqual(documented);
  });

  it('sends only the prefix and asks for padding, without identifying headers', async () => {
    const { url, requests } = await replay('');
    await service({ url }).range('21BD1');
    expect(requests.map(({ method, url: path }) => `${method} ${path}`)).toEqual(['GET /range/21BD1']);
    const { host: _host, connection: _connection, ...headers } = requests[0]?.headers ?? {};
    expect(headers).toMatchObject({ 'add-padding': 'true', 'user-agent': 'password-check' });
    expect(Object.keys(headers).filter((name) => /cookie|authorization|forwarded|referer|origin|trace/.test(name))).toEqual([]);
  });

  it('reads the simulator’s 800 to 1,000 lines, including a breached password', async () => {
    // The SHA-1 of P@ssw0rd is 21BD12DC183F740EE76F27B78EB39C8AD972A757.
    await fetch(`${sandbox.url}/breached-passwords`, { method: 'POST', body: new URLSearchParams({ password: 'P@ssw0rd' }) });
    const entries = await service().range('21BD1');
    expect(entries).toContain('2DC183F740EE76F27B78EB39C8AD972A757:1');
    expect(entries.length).toBeGreaterThanOrEqual(800);
    expect(entries.length).toBeLessThanOrEqual(1000);
  });

  it.each([
    ['that returns 503', '00503', /answered 503/],
    ['that returns unexpected text', '0BAD0', /something else/],
    ['that rejects the prefix', 'none!', /answered 400/],
  ])('throws for a service %s', async (_what, prefix, message) => {
    await expect(service().range(prefix)).rejects.toThrow(message);
  });

  it('throws on a timeout and on a redirect', async () => {
    await expect(service({ timeoutMilliseconds: 50 }).range('0DEAD')).rejects.toThrow(/timeout/);
    await expect(service({ url: `${sandbox.url}/elsewhere` }).range('21BD1')).rejects.toThrow('404');
  });

  it('exists only when BREACHED_PASSWORDS enables it', () => {
    expect(breachedPasswordsOf(loadConfig({ ENVIRONMENT: 'test', BREACHED_PASSWORDS: 'off' }))).toBeNull();
    expect(breachedPasswordsOf(loadConfig({ ENVIRONMENT: 'test', BREACHED_PASSWORDS: 'range' }))).not.toBeNull();
    expect(loadConfig({ ENVIRONMENT: 'test' }).BREACHED_PASSWORDS_URL).toMatch(/^http:\/\/127\.0\.0\.1/);
  });
});
