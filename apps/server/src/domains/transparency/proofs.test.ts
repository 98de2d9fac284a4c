import { randomBytes } from 'node:crypto';
import { keysLabel } from '@subrosa/transparency/map/labels';
import { parseProofs } from '@subrosa/transparency/map/proof-steps';
import { parseKeysValue, parseSettingsValue } from '@subrosa/transparency/map/values';
import { verifyProofs } from '@subrosa/transparency/map/verify-leaf';
import { beforeAll, describe, expect, it } from 'vitest';
import { aClock, HOUR } from '../../../test/support/clock.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aRecordedMember, useSigners } from '../../../test/support/transparency.ts';
import { newId } from '../../platform/ids.ts';
import { proveKeys } from './prove-keys.ts';
import { publishEdition } from './signing/publish-edition.ts';
import type { Signer } from './signing/signer.ts';

const clock = aClock();
const api = useApi({ clock });
const aSigner = useSigners();

let signer: Signer;
beforeAll(() => {
  signer = aSigner(api.config, clock);
});

async function publish(editions = 1): Promise<void> {
  for (let count = 0; count < editions; count += 1) {
    clock.pass(HOUR);
    while (await publishEdition(signer));
  }
}

interface OwnProofs {
  editions: number[];
  proofs: string;
  next: number | null;
}

/** The values that a browser reads from the response, under the roots of the log. */
async function provedValues(map: 'keys' | 'settings', label: Uint8Array<ArrayBuffer>, { editions, proofs }: OwnProofs) {
  const rows = await api.db.selectFrom('transparency_edition').selectAll().where('number', 'in', editions).orderBy('number').execute();
  const roots = rows.map((row) => new Uint8Array(map === 'keys' ? row.keys_root : row.settings_root));
  const steps = parseProofs(Buffer.from(proofs, 'base64'), editions.length);
  if (!steps.ok) throw new Error(steps.problem);
  const values = verifyProofs(label, roots, steps.value);
  if (!values.ok) throw new Error(values.problem);
  return values.value;
}

describe('GET /api/transparency/own/{map}', () => {
  const own = async (member: Awaited<ReturnType<typeof aRecordedMember>>, path: string) =>
    (await member.call<OwnProofs>('GET', `/api/transparency/own/${path}`)).body;

  it('proves the own keys in every edition since one', async () => {
    const member = await aRecordedMember(api);
    await publish(3);
    const all = await own(member, 'keys?since=0');
    expect(all.editions).toHaveLength(3);
    const values = await provedValues('keys', keysLabel(member.id), all);
    expect(values.map((value) => parseKeysValue(value)?.records)).toEqual([1, 1, 1]);
    const newest = all.editions.at(-1) ?? 0;
    expect((await own(member, `keys?since=${newest}`)).editions).toEqual([newest]);
  });

  it('returns no edition for a member whom none has', async () => {
    const member = await aRecordedMember(api);
    expect(await own(member, 'keys')).toEqual({ editions: [], proofs: '', next: null });
    expect(await own(member, 'settings')).toEqual({ editions: [], proofs: '', next: null });
  });

  it('proves version and hash of the own settings in the editions that change them', async () => {
    const member = await aRecordedMember(api);
    const label = new Uint8Array(randomBytes(32));
    const save = (ciphertext: string, follows: number, given?: string) =>
      member.call('PUT', '/api/conversation/settings', { ciphertext, ...(given && { label: given }) }, { 'if-match': `"${follows}"` });
    expect((await save('A'.repeat(80), 0, Buffer.from(label).toString('base64url'))).status).toBe(200);
    await publish(4);
    expect((await save('B'.repeat(80), 1)).status).toBe(200);
    await publish(4);
    const proved = await own(member, 'settings');
    expect(proved.editions.every((edition) => edition % 4 === 0)).toBe(true);
    const values = await provedValues('settings', label, proved);
    expect(values.map((value) => parseSettingsValue(value)?.version)).toEqual([1, 2]);
  });

  it('rejects a label that another member has', async () => {
    const [one, other] = [await aRecordedMember(api), await aRecordedMember(api)];
    const body = { ciphertext: 'A'.repeat(80), label: randomBytes(32).toString('base64url') };
    expect((await one.call('PUT', '/api/conversation/settings', body, { 'if-match': '"0"' })).status).toBe(200);
    const answered = await other.call('PUT', '/api/conversation/settings', body, { 'if-match': '"0"' });
    expect(answered).toMatchObject({ status: 400, fields: { label: { code: 'field.invalid' } } });
  });
});

describe('the proof in a key log', () => {
  const keysOf = (caller: Awaited<ReturnType<typeof aRecordedMember>>, id: string, query = '') =>
    caller.call<{ proof?: { edition: number; proof: string } }>('GET', `/api/conversation/keys/${id}${query}`);

  it('proves the newest edition, once an edition', async () => {
    const member = await aRecordedMember(api);
    expect((await keysOf(member, member.id)).body.proof).toBeUndefined();
    await publish();
    const { proof } = (await keysOf(member, member.id)).body;
    if (!proof) throw new Error('no proof');
    const values = await provedValues('keys', keysLabel(member.id), { editions: [proof.edition], proofs: proof.proof, next: null });
    expect(values.map((value) => parseKeysValue(value)?.records)).toEqual([1]);
    expect((await keysOf(member, member.id, `?provedIn=${proof.edition}`)).body.proof).toBeUndefined();
    await publish();
    expect((await keysOf(member, member.id, `?provedIn=${proof.edition}`)).body.proof?.edition).toBe(proof.edition + 1);
  });

  it('needs no query for known proofs until another edition is due', async () => {
    const member = await aRecordedMember(api);
    await publish();
    const platform = { config: api.config, clock };
    const wanted = { memberIds: [member.id] };
    const first = (await proveKeys(api.db, wanted, platform)).get(member.id);
    // Reads when editions are due.
    await proveKeys(api.db, wanted, platform);
    const unusable = new Proxy(api.db, {
      get: () => {
        throw new Error('a query');
      },
    });
    expect((await proveKeys(unusable, wanted, platform)).get(member.id)).toEqual(first);
    const other = await aRecordedMember(api);
    await expect(proveKeys(unusable, { memberIds: [other.id] }, platform)).rejects.toThrow('a query');
    clock.pass(HOUR);
    await expect(proveKeys(unusable, wanted, platform)).rejects.toThrow('a query');
    while (await publishEdition(signer));
    expect((await proveKeys(api.db, wanted, platform)).get(member.id)?.edition).toBe((first?.edition ?? 0) + 1);
  });

  it('returns the response for a missing member where the caller may not read the keys', async () => {
    const [member, stranger] = [await aRecordedMember(api), await aRecordedMember(api)];
    await publish();
    const denied = await keysOf(stranger, member.id);
    const missing = await keysOf(stranger, newId());
    expect(denied.status).toBe(404);
    expect(denied.text).toBe(missing.text);
  });
});
