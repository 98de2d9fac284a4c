import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../../../sandbox/src/sandbox.ts';
import type { Config } from '../../platform/config/config.ts';
import { useApi, useDatabase } from '../../../test/support/test-api.ts';

const settings: Partial<Config> = { BREACHED_PASSWORDS: 'range' };
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  settings.BREACHED_PASSWORDS_URL = `${sandbox.url}/breached-passwords`;
});
afterAll(() => sandbox.stop());

const database = useDatabase();
const api = useApi({ database, config: settings });
const silent = useApi({ database, config: { BREACHED_PASSWORDS: 'off' } });

const PATH = '/api/auth/breached-passwords';
const listRequestedPrefixes = async () =>
  ((await (await fetch(`${sandbox.url}/breached-passwords/requested`)).json()) as { requested: string[] }).requested;
const entriesFrom = async (from: typeof api, prefix: string, headers: Record<string, string> = {}) => {
  const answer = await from.post(PATH, { prefix }, headers);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { body: { entries: string[] | null } }).body.entries;
};

describe('POST /api/auth/breached-passwords', () => {
  it('returns the provider’s range with its padding', async () => {
    await fetch(`${sandbox.url}/breached-passwords`, { method: 'POST', body: new URLSearchParams({ password: 'P@ssw0rd' }) });
    const entries = await entriesFrom(api, '21BD1');
    expect(entries).toContain('2DC183F740EE76F27B78EB39C8AD972A757:1');
    expect(entries?.length).toBeGreaterThanOrEqual(800);
  });

  it.each(['00503', '0BAD0'])('returns null when the provider fails (%s)', async (prefix) => {
    expect(await entriesFrom(api, prefix)).toBeNull();
  });

  it.each(['21bd1', '21BD', '21BD12', '21BD1/../x', ''])('rejects the prefix "%s" without requesting the provider', async (prefix) => {
    const before = await listRequestedPrefixes();
    expect((await api.post(PATH, { prefix })).status).toBe(400);
    expect(await listRequestedPrefixes()).toEqual(before);
  });

  it('requests nothing while the setting is off, and reports the setting in /api/config', async () => {
    const before = await listRequestedPrefixes();
    expect(await entriesFrom(silent, '21BD1')).toBeNull();
    expect(await listRequestedPrefixes()).toEqual(before);
    const configOf = async (from: typeof api) =>
      ((await (await from.get('/api/config')).json()) as { body: { breachedPasswords: boolean } }).body;
    expect(await configOf(silent)).toMatchObject({ breachedPasswords: false });
    expect(await configOf(api)).toMatchObject({ breachedPasswords: true });
  });

  it('stores no response, even with an idempotency key', async () => {
    await entriesFrom(api, 'ABCDE', { 'idempotency-key': randomUUID() });
    expect(await api.db.selectFrom('idempotency_key').selectAll().execute()).toEqual([]);
  });
});
