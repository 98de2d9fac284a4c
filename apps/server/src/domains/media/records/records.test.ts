import { beforeAll, expect, it } from 'vitest';
import { openWorkerPlatform } from '../../../app/platforms.ts';
import { useApi } from '../../../../test/support/test-api.ts';
import { aMedia, aPublishedItem } from '../../../../test/support/media.ts';
import { aMember } from '../../../../test/support/members.ts';
import { newId } from '../../../platform/ids.ts';
import { aProfile } from '../../../../test/support/profiles.ts';
import { aModerator } from '../../../../test/support/moderation.ts';
import { unzip } from '../../../../test/support/zip.ts';

const api = useApi();

beforeAll(async () => {
  const platform = await openWorkerPlatform(api.config);
  await platform.storage.ensureBucket();
  await platform.close();
});

interface Records {
  records: {
    performer: { name: string; kind: string; verifiedAt: string | null; releaseId: string | null };
    depiction: { mediaId: string };
  }[];
}

async function aRecordsFixture() {
  const [owner, iris] = [await aMember(api.db, api.config, { verified: true }), await aMember(api.db, api.config)];
  const release = await aMedia(api.db, { ownerId: owner.id, purpose: 'release', state: 'scanned' });
  const people = [
    { who: 'self' },
    { who: 'member', memberId: iris.id },
    { who: 'other', name: '=Ada "A" Lovelace', releaseId: release.id },
  ] as const;
  const shown = await aPublishedItem(api.db, { ownerId: owner.id, people });
  const alone = await aPublishedItem(api.db, { ownerId: iris.id, people: [{ who: 'self' }] });
  await aMedia(api.db, { ownerId: owner.id, state: 'scanned', people: [{ who: 'self' }] });
  return { owner, iris, release, shown, alone };
}

it('GET /api/staff/usc/records returns all people in a depiction, and all published depictions of one', async () => {
  const { owner, iris, release, shown, alone } = await aRecordsFixture();
  const custodian = await aModerator(api);
  const list = async (query: Record<string, string>) =>
    (await custodian.call<Records>('GET', `/api/staff/usc/records?${new URLSearchParams(query).toString()}`)).body.records;
  const everybody = await list({ mediaId: shown.id });
  expect(everybody.map(({ performer }) => performer.name).toSorted()).toEqual(
    ['=Ada "A" Lovelace', iris.username, owner.username].toSorted(),
  );
  expect(everybody.find(({ performer }) => performer.name === owner.username)?.performer.verifiedAt).not.toBeNull();
  expect(everybody.find(({ performer }) => performer.kind === 'other')?.performer.releaseId).toBe(release.id);
  const hers = await list({ performer: iris.username.toUpperCase() });
  expect(hers.map(({ depiction }) => depiction.mediaId).toSorted()).toEqual([shown.id, alone.id].toSorted());
});

it('POST /api/staff/usc/exports returns CSV and JSON in a zip, and adds an audit entry', async () => {
  const { iris } = await aRecordsFixture();
  const custodian = await aModerator(api);
  const { status, body } = await custodian.call<{ url: string; depictions: number }>('POST', '/api/staff/usc/exports', {});
  expect(status).toBe(200);
  const answered = await fetch(body.url);
  const files = unzip(Buffer.from(await answered.arrayBuffer()));
  expect(Object.keys(files).toSorted()).toEqual(['depictions.csv', 'performers.csv', 'records.json']);
  expect(files['performers.csv']).toContain(`"${iris.username}"`);
  // A spreadsheet does not read this cell as a formula.
  expect(files['performers.csv']).toContain(`"'=Ada ""A"" Lovelace"`);
  expect(JSON.parse(files['records.json'] ?? '')).toMatchObject({ records: { length: body.depictions } });
  const logged = await api.db.selectFrom('audit_entry').select('action').where('actor_id', '=', custodian.id).execute();
  expect(logged).toContainEqual({ action: 'records.exported' });
});

it("keeps a performer's record after removal, with dates, former names and identity documents", async () => {
  const owner = await aMember(api.db, api.config, { accountType: 'confidant', verified: true });
  await aProfile(api.db, owner.id);
  await api.db.updateTable('profile').set({ birth_date: '1990-04-05' }).where('member_id', '=', owner.id).execute();
  const item = await aPublishedItem(api.db, { ownerId: owner.id, people: [{ who: 'self' }] });
  const plain = await aPublishedItem(api.db, { ownerId: (await aMember(api.db, api.config)).id, people: [{ who: 'self' }] });
  const document = newId();
  const key = { wrapped_key: Buffer.from('noise'), key_provider: 'local', key_name: 'development' };
  const kept = { kind: 'front', content_type: 'image/jpeg', encrypted_bytes: 10, file_bytes: 10, state: 'stored', is_record: true };
  const days = { started_at: new Date('2026-11-01'), stored_at: new Date('2026-11-02') };
  await api.db
    .insertInto('document')
    .values({ id: document, owner_id: owner.id, verification_id: newId(), ...kept, ...key, ...days })
    .execute();
  const later = `${owner.username}2`;
  await api.db.updateTable('member').set({ username: later }).where('id', '=', owner.id).execute();
  const removedAt = new Date('2026-11-15T10:00:00Z');
  await api.db.updateTable('media').set({ state: 'removed', changed_at: removedAt }).where('id', 'in', [item.id, plain.id]).execute();
  await api.db.deleteFrom('media').where('id', 'in', [item.id, plain.id]).execute();

  const custodian = await aModerator(api);
  const { body } = await custodian.call<{ url: string }>('POST', '/api/staff/usc/exports', {});
  const files = unzip(Buffer.from(await (await fetch(body.url)).arrayBuffer()));
  const performer = (files['performers.csv'] ?? '').split('\r\n').find((line) => line.includes(owner.id)) ?? '';
  for (const value of [later, owner.username, '1990-04-05', `${document} (2026-11-02)`]) expect(performer).toContain(value);
  const depiction = (files['depictions.csv'] ?? '').split('\r\n').find((line) => line.includes(item.id)) ?? '';
  expect(depiction).toContain(removedAt.toISOString());
  // Members who are no performers leave no record.
  expect(files['depictions.csv']).not.toContain(plain.id);
});

it.each(['support', 'reviewer', 'moderator', 'auditor', 'administrator'] as const)(
  'returns 404 to the role %s on the routes of records',
  async (role) => {
    const other = await aModerator(api, role);
    expect((await other.call('GET', '/api/staff/usc/records')).status).toBe(404);
    expect((await other.call('POST', '/api/staff/usc/exports', {})).status).toBe(404);
  },
);
