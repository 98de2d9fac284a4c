import { examples } from '@subrosa/contract/accounts/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../../../test/support/browser.ts';
import { aClock, DAY } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember, type BuiltMember } from '../../../test/support/members.ts';
import { derived, wrongSecret } from '../../../test/support/credentials.ts';
import { unzip } from '../../../test/support/zip.ts';
import { exportKeyOf } from './export-file.ts';

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });

let member: BuiltMember;
let browser: TestBrowser;
let password: string;
beforeEach(async () => {
  member = await aMember(api.db, api.config, { plan: 3, phone: '+16045550123' });
  browser = aBrowser(api);
  await browser.login(member);
  password = member.secretFor('email');
});

describe('data export', () => {
  const requestExport = (given = password) => browser.call('POST', '/api/account/export', { password: given });
  const state = async () => (await browser.call<{ state: string }>('GET', '/api/account/export')).body.state;
  const download = (given = password) => browser.call<{ url: string }>('POST', '/api/account/export/download', { password: given });
  const exportId = async () =>
    (await api.db.selectFrom('data_export').select('id').where('member_id', '=', member.id).executeTakeFirstOrThrow()).id;

  it('creates a file with the member’s data, sends an email and contains no secrets', async () => {
    expect(await state()).toBe('none');
    expect(await requestExport()).toMatchObject({ status: 200, code: 'accounts.exportRequested' });
    expect(await state()).toBe('pending');
    expect((await download()).status).toBe(404);
    await worker.runJobs();
    expect(await state()).toBe('ready');
    expect(worker.kindsTo(member.email)).toContain('export-ready');

    const file = await fetch((await download()).body.url);
    const { 'account.json': json = '' } = unzip(Buffer.from(await file.arrayBuffer()));
    expect(JSON.parse(json)).toMatchObject({
      account: { id: member.id, username: member.username, email: member.email, phone: '+16045550123', serial: '12345678' },
      settings: { locale: 'en', time_zone: 'America/Vancouver' },
      devices: [{ browser: 'Firefox · Linux' }],
      signIns: [{ browser: 'Firefox · Linux', known: false }],
      subscriptions: [{ plan_id: 3 }],
    });
    expect(json).not.toMatch(/verifier|seed|token_hash|secret/);
  });

  it('requires the password for the request and for the download', async () => {
    expect((await requestExport(wrongSecret())).code).toBe('accounts.passwordWrong');
    await requestExport();
    await worker.runJobs();
    expect((await download(wrongSecret())).code).toBe('accounts.passwordWrong');
  });

  it('returns 404 to other members', async () => {
    await requestExport();
    await worker.runJobs();
    const stranger = await aMember(api.db, api.config);
    const theirs = aBrowser(api);
    await theirs.login(stranger);
    const answered = await theirs.call('POST', '/api/account/export/download', { password: stranger.secretFor('email') });
    expect(answered.status).toBe(404);
  });

  it('replaces the first export with the second, and leaves no second file behind', async () => {
    await requestExport();
    await worker.runJobs();
    const first = exportKeyOf(await exportId());
    await requestExport();
    expect(await state()).toBe('pending');
    await worker.runJobs();
    expect(await state()).toBe('ready');
    const second = exportKeyOf(await exportId());
    expect(first === second || (await worker.storage.find(first)) === null).toBe(true);
    expect(await worker.storage.find(second)).not.toBeNull();
  });

  it('deletes the file after a week', async () => {
    await requestExport();
    await worker.runJobs();
    const key = exportKeyOf(await exportId());
    clock.pass(7 * DAY);
    await worker.runTask('accounts:purge-expired');
    expect(await worker.storage.find(key)).not.toBeNull();
    clock.pass(1);
    await worker.runTask('accounts:purge-expired');
    expect(await worker.storage.find(key)).toBeNull();
    await browser.login(member);
    expect(await state()).toBe('none');
  });

  it('deletes the file when its owner left while it was being created', async () => {
    await requestExport();
    const key = exportKeyOf(await exportId());
    await browser.call('DELETE', '/api/users/delete', { password });
    await worker.runJobs();
    expect(await worker.storage.find(key)).toBeNull();
  });
});

describe('/api/account/keys', () => {
  const read = async () =>
    (await browser.call<{ bundle: string; records: { sequence: number }[]; envelopes: object }>('GET', '/api/account/keys')).body;
  const ciphertextOf = (character: string) => character.repeat(60);
  const settings = async () => {
    const { body } = await browser.call<{ ciphertext: string | null; version: number }>('GET', '/api/conversation/settings');
    return [body.ciphertext, body.version];
  };
  const replace = (sequence: number, character = 'R', given = password, version = sequence + 1) =>
    browser.call('PUT', '/api/account/keys', {
      password: given,
      keys: { ...examples.keys, sequence, bundle: ciphertextOf(character), settings: { ciphertext: ciphertextOf(character), version } },
      envelopes: { email: ciphertextOf(character), username: ciphertextOf(character) },
    });

  it('returns the keys and envelopes as they were stored', async () => {
    expect(await read()).toEqual({
      bundle: 'bundle',
      records: [],
      envelopes: { email: 'envelope-for-email', username: 'envelope-for-username', recovery: null },
      kdfVersion: { email: 1, username: 1 },
    });
  });

  it('stores the given envelopes, and requires the password', async () => {
    const save = (given: string) =>
      browser.call('PUT', '/api/account/keys/envelopes', { password: given, envelopes: { recovery: ciphertextOf('V') } });
    expect((await save(wrongSecret())).code).toBe('accounts.passwordWrong');
    expect((await browser.account()).body).toMatchObject({ hasRecoveryCode: false });
    expect((await save(password)).status).toBe(200);
    expect((await read()).envelopes).toEqual({
      email: 'envelope-for-email',
      username: 'envelope-for-username',
      recovery: ciphertextOf('V'),
    });
    expect((await browser.account()).body).toMatchObject({ hasRecoveryCode: true });
  });

  it('replaces keys in order of their sequence, and deletes the recovery code of the old ones', async () => {
    await browser.call('PUT', '/api/account/keys/envelopes', { password, envelopes: { recovery: ciphertextOf('V') } });
    expect((await replace(0, 'R', wrongSecret())).code).toBe('accounts.passwordWrong');
    expect((await replace(0)).status).toBe(200);
    expect(await read()).toMatchObject({
      bundle: ciphertextOf('R'),
      records: [{ sequence: 0 }],
      envelopes: { email: ciphertextOf('R'), username: ciphertextOf('R'), recovery: null },
    });
    expect((await replace(0)).code).toBe('version.stale');
    expect((await replace(1)).status).toBe(200);
    expect((await read()).records.map(({ sequence }) => sequence)).toEqual([0, 1]);
  });

  it('replaces the settings with the keys, or neither of them', async () => {
    expect((await replace(0, 'R')).status).toBe(200);
    expect(await settings()).toEqual([ciphertextOf('R'), 1]);
    for (const version of [1, 3]) expect((await replace(1, 'S', password, version)).code).toBe('version.stale');
    expect(await read()).toMatchObject({ bundle: ciphertextOf('R'), records: [{ sequence: 0 }] });
    expect(await settings()).toEqual([ciphertextOf('R'), 1]);
    expect((await replace(1, 'S')).status).toBe(200);
    expect(await settings()).toEqual([ciphertextOf('S'), 2]);
  });

  it('cancels a pending change of the email address when the keys are replaced', async () => {
    const credential = { password: derived('the same password', 'new@example.org'), envelope: ciphertextOf('O') };
    await browser.call('PUT', `/api/users/${member.id}/email`, { email: 'new@example.org', password, credential });
    expect((await browser.account()).body).toMatchObject({ newEmail: 'new@example.org' });
    await replace(0);
    expect((await browser.account()).body).toMatchObject({ newEmail: null });
  });

  it('stores exactly one of ten concurrent replacements', async () => {
    const characters = 'ABCDEFGHIJ'.split('');
    const answers = await Promise.all(characters.map((character) => replace(0, character)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'version.stale')).toHaveLength(9);
    const winner = characters[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect(await read()).toMatchObject({
      bundle: ciphertextOf(winner),
      envelopes: { email: ciphertextOf(winner), username: ciphertextOf(winner) },
    });
    expect(await settings()).toEqual([ciphertextOf(winner), 1]);
  });
});
