import { examples } from '@subrosa/contract/accounts/schemas';
import { recordChain } from '@subrosa/crypto/account/record-chain';
import { keysLabel } from '@subrosa/transparency/map/labels';
import { parseKeysValue } from '@subrosa/transparency/map/values';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../../../test/support/browser.ts';
import { aClock, HOUR } from '../../../test/support/clock.ts';
import { aMember, type BuiltMember } from '../../../test/support/members.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aKeyRecord, useSigners } from '../../../test/support/transparency.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { collectLeaves } from './collect-leaves.ts';
import { listOwnLeaves } from './queries/own-leaves.ts';
import { isIdFree } from './queries/positions.ts';
import { listRecords } from './queries/records.ts';
import { publishEdition } from './signing/publish-edition.ts';
import type { Signer } from './signing/signer.ts';

const clock = aClock();
const api = useApi({ clock });
const aSigner = useSigners();
const worker = useWorker(api, { clock });

let signer: Signer;
beforeAll(() => {
  signer = aSigner(api.config, clock);
});

async function publish(): Promise<void> {
  clock.pass(HOUR);
  while (await publishEdition(signer));
}

/** A member whose keys an edition contains. */
async function aPublishedMember(): Promise<{ member: BuiltMember; browser: TestBrowser }> {
  const member = await aMember(api.db, api.config);
  await aKeyRecord(api.db, member.id);
  await worker.runTask('transparency:record-missing-members');
  await publish();
  const browser = aBrowser(api);
  await browser.login(member);
  return { member, browser };
}

const leavesOf = (memberId: string) => listOwnLeaves(api.db, 'keys', keysLabel(memberId));
const headOf = async (memberId: string) => (await recordChain(await listRecords(api.db, memberId))).at(-1);

const replaceKeys = ({ member, browser }: { member: BuiltMember; browser: TestBrowser }, sequence: number) =>
  browser.call('PUT', '/api/account/keys', {
    password: member.secretFor('email'),
    keys: { ...examples.keys, sequence, bundle: 'R'.repeat(60) },
    envelopes: { email: 'R'.repeat(60), username: 'R'.repeat(60) },
  });

describe('the keys of a member', () => {
  it('records members who joined before the log existed', async () => {
    const { member } = await aPublishedMember();
    const [leaf] = await leavesOf(member.id);
    expect(parseKeysValue(leaf?.value ?? new Uint8Array())).toEqual({ records: 1, head: await headOf(member.id) });
    expect(await isIdFree(api.db, member.id)).toBe(false);
  });

  it('waits with the change of keys, and reaches the next edition', async () => {
    const published = await aPublishedMember();
    const { id } = published.member;
    expect((await replaceKeys(published, 1)).status).toBe(200);
    const [, waiting] = await leavesOf(id);
    expect(waiting?.edition).toBeNull();
    await publish();
    const newest = (await leavesOf(id)).at(-1);
    expect(newest?.edition).toBeTypeOf('number');
    expect(parseKeysValue(newest?.value ?? new Uint8Array())).toEqual({ records: 2, head: await headOf(id) });
  });

  it('accepts one of two changes at once, and records that one', async () => {
    const published = await aPublishedMember();
    const statuses = await Promise.all([replaceKeys(published, 1), replaceKeys(published, 1)]);
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(1);
    await publish();
    const newest = (await leavesOf(published.member.id)).at(-1);
    expect(parseKeysValue(newest?.value ?? new Uint8Array())).toEqual({ records: 2, head: await headOf(published.member.id) });
  });

  it('leaves nothing that proves a value after the erasure', async () => {
    const published = await aPublishedMember();
    const { id } = published.member;
    await replaceKeys(published, 1);
    await published.browser.call('DELETE', '/api/users/delete', { password: published.member.secretFor('email') });
    await worker.runJobs();
    expect(await leavesOf(id)).toEqual([]);
    expect(await isIdFree(api.db, id)).toBe(false);
    await publish();
    expect(await leavesOf(id)).toEqual([]);
    expect(await isIdFree(api.db, id)).toBe(false);
  });

  it('exports the own leaves in readable form', async () => {
    const { member } = await aPublishedMember();
    const { keys, settings } = await collectLeaves(api.db, member.id);
    expect(keys[0]).toMatchObject({ records: 1, head: Buffer.from((await headOf(member.id)) ?? []).toString('hex') });
    expect(keys[0]).toMatchObject({ nonce: expect.stringMatching(/^[\da-f]{64}$/) as string });
    expect(settings).toEqual([]);
  });
});
