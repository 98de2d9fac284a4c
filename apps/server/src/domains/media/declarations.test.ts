import type { OwnMedia } from '@subrosa/contract/media/schemas';
import type { MediaState } from '@subrosa/rules/media/states';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { aBrowser, type TestBrowser } from '../../../test/support/browser.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMedia, type MediaOptions } from '../../../test/support/media.ts';
import { aMember, type BuiltMember } from '../../../test/support/members.ts';

const api = useApi();
const worker = useWorker(api);

let owner: BuiltMember;
let iris: BuiltMember;
let ownerTab: TestBrowser;
let irisTab: TestBrowser;
beforeEach(async () => {
  owner = await aMember(api.db, api.config, { verified: true });
  iris = await aMember(api.db, api.config);
  [ownerTab, irisTab] = [aBrowser(api), aBrowser(api)];
  await ownerTab.login(owner);
  await irisTab.login(iris);
});

interface Depiction {
  id: string;
  uploader: string;
  consent: string;
  published: boolean;
  media: { id: string } | null;
}

const item = (traits: Partial<MediaOptions> = {}) => aMedia(api.db, { ownerId: owner.id, state: 'scanned', ...traits });
const state = (id: string, body: unknown) => ownerTab.call<OwnMedia>('PUT', `/api/media/${id}/people`, body);
const naming = (...people: unknown[]) => ({ depicts: 'people', people, consent: true });
const nobody = { depicts: 'nobody', consent: true };
const named = () => ({ who: 'member', username: iris.username.toUpperCase() });
const depictions = async () => (await irisTab.call<Depiction[]>('GET', '/api/depictions')).body;
const answer = (id: string, consent: string, by = irisTab) => by.call('PUT', `/api/depictions/${id}`, { consent });

const stateOf = async (id: string) =>
  (await api.db.selectFrom('media').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state as MediaState;
const casesAbout = async (id: string) => {
  const rows = await api.db
    .selectFrom('moderation_case')
    .select(['kind', 'member_id', 'reporter_id'])
    .where('subject_id', '=', id)
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, member_id, reporter_id }) => ({ kind, owner: member_id === owner.id, byIris: reporter_id === iris.id }));
};

const depictionEventsOf = async (id: string) => {
  const { rows } = await sql<{ data: unknown }>`
    SELECT payload -> 'data' AS data FROM graphile_worker._private_jobs
    WHERE payload ->> 'name' = 'media.memberDepicted' AND payload -> 'data' ->> 'mediaId' = ${id}`.execute(api.db);
  return rows.map(({ data }) => data);
};

const review = { kind: 'media_review', owner: true, byIris: false };
const objection = { kind: 'media_objection', owner: true, byIris: true };

describe('PUT /api/media/{id}/people', () => {
  it('submits the item to staff when no one is depicted', async () => {
    const { id } = await item({ depicts: null });
    expect((await state(id, nobody)).body).toMatchObject({ state: 'pending_review', depicts: 'nobody', waitsFor: 'review', people: [] });
    expect(await casesAbout(id)).toEqual([review]);
  });

  it('waits for the answer of a named member, and then submits the item', async () => {
    const { id } = await item({ depicts: null });
    const declared = await state(id, naming({ who: 'self' }, named()));
    expect(declared.body).toMatchObject({ state: 'scanned', waitsFor: 'people' });
    expect(declared.body.people).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ who: 'self', consent: 'given', username: null }),
        expect.objectContaining({ who: 'member', consent: 'pending', username: iris.username }),
      ]),
    );
    const [depiction] = await depictions();
    expect(await depictionEventsOf(id)).toEqual([{ mediaId: id, personId: depiction!.id, memberId: iris.id }]);
    expect(depiction).toMatchObject({ uploader: owner.username, consent: 'pending', published: false, media: { id } });
    expect((await answer(depiction!.id, 'confirmed')).status).toBe(200);
    expect(await stateOf(id)).toBe('pending_review');
    expect(await casesAbout(id)).toEqual([review]);
  });

  it('waits while the uploader is not verified; media:resubmit submits it afterwards', async () => {
    await api.db.updateTable('member').set({ identity_verified_at: null }).where('id', '=', owner.id).execute();
    const { id } = await item({ depicts: null });
    expect((await state(id, naming({ who: 'self' }))).body).toMatchObject({ state: 'scanned', waitsFor: 'verification' });
    await worker.runTask('media:resubmit');
    expect(await stateOf(id)).toBe('scanned');
    await api.db.updateTable('member').set({ identity_verified_at: new Date() }).where('id', '=', owner.id).execute();
    await worker.runTask('media:resubmit');
    expect(await stateOf(id)).toBe('pending_review');
    expect(await casesAbout(id)).toEqual([review]);
  });

  it('changes nothing when repeated; another declaration starts the review of a published item again', async () => {
    const { id } = await item({ state: 'published', people: [{ who: 'self' }] });
    expect((await state(id, naming({ who: 'self' }))).body.state).toBe('published');
    expect((await state(id, nobody)).body).toMatchObject({ state: 'pending_review', depicts: 'nobody' });
    expect((await state(id, naming(named()))).body).toMatchObject({ state: 'scanned', waitsFor: 'people' });
    const { generation } = await api.db.selectFrom('media').select('generation').where('id', '=', id).executeTakeFirstOrThrow();
    expect(generation).toBe(1);
  });

  it('keeps the answer of a member who stays named', async () => {
    const { id } = await item({ people: [{ who: 'member', memberId: iris.id, consent: 'objected' }] });
    const again = await state(id, naming({ who: 'self' }, named()));
    expect(again.body).toMatchObject({ state: 'scanned', waitsFor: 'people' });
    expect(again.body.people.find(({ who }) => who === 'member')?.consent).toBe('objected');
  });

  it('validates the people against what is depicted', async () => {
    const { id } = await item({ depicts: null });
    const problem = async (body: unknown) => (await state(id, body)).fields['people']?.code;
    expect(await problem(naming())).toBe('field.required');
    expect(await problem({ ...nobody, people: [{ who: 'self' }] })).toBe('field.invalid');
    expect(await problem(naming(named(), { ...named(), username: iris.username }))).toBe('field.invalid');
    expect((await state(id, { depicts: 'nobody' })).fields['consent']?.code).toBe('media.consentRequired');
  });

  it('returns the same error for every member who cannot be named', async () => {
    const { id } = await item({ depicts: null });
    const [blocking, blocked] = [await aMember(api.db, api.config), await aMember(api.db, api.config)];
    const at = new Date();
    await api.db
      .insertInto('block')
      .values([
        { blocker_id: blocking.id, blocked_id: owner.id, created_at: at },
        { blocker_id: owner.id, blocked_id: blocked.id, created_at: at },
      ])
      .execute();
    const pending = await aMember(api.db, api.config, { state: 'pending' });
    const suspended = await aMember(api.db, api.config, { state: 'suspended' });
    for (const username of [blocking, blocked, pending, suspended, owner].map((one) => one.username).concat('nobodyhere')) {
      expect([username, (await state(id, naming({ who: 'member', username }))).code]).toEqual([username, 'media.personUnknown']);
    }
  });

  it("requires a checked release of one's own for a person who is not a member", async () => {
    const { id } = await item({ depicts: null });
    const release = await item({ purpose: 'release' });
    const unchecked = await item({ purpose: 'release', state: 'quarantined' });
    const foreign = await aMedia(api.db, { ownerId: iris.id, purpose: 'release', state: 'scanned' });
    const other = (releaseId: string) => naming({ who: 'other', name: 'Ada Lovelace', releaseId });
    for (const releaseId of [unchecked.id, foreign.id, id, newId()]) {
      expect((await state(id, other(releaseId))).code).toBe('media.releaseMissing');
    }
    const declared = await state(id, other(release.id));
    expect(declared.body).toMatchObject({ state: 'pending_review', people: [{ who: 'other', name: 'Ada Lovelace', consent: 'given' }] });
  });

  it('returns 404 for a release, a rejected and a removed item', async () => {
    const release = await item({ purpose: 'release' });
    const rejected = await item({ state: 'rejected' });
    const removed = await item({ state: 'removed' });
    for (const { id } of [release, rejected, removed]) expect((await state(id, nobody)).code).toBe('resource.notFound');
  });
});

describe('/api/depictions', () => {
  const aDepiction = async (traits: Partial<MediaOptions>, consent: 'pending' | 'confirmed' | 'objected' = 'confirmed') => {
    const { id, personIds } = await item({ people: [{ who: 'member', memberId: iris.id, consent }], ...traits });
    return { id, personId: personIds[0] ?? '' };
  };

  it('lists items that are scanned, in review or published, and accepts answers only about these', async () => {
    const seen: string[] = [];
    for (const one of ['uploading', 'quarantined', 'scanned', 'pending_review', 'published', 'rejected', 'removed'] as const) {
      const { personId } = await aDepiction({ state: one }, 'pending');
      if (['scanned', 'pending_review', 'published'].includes(one)) seen.push(personId);
      else expect((await answer(personId, 'confirmed')).code).toBe('resource.notFound');
    }
    expect((await depictions()).map(({ id }) => id).toSorted()).toEqual(seen.toSorted());
  });

  it('hides a published item when the member objects, and opens one case', async () => {
    const { id, personId } = await aDepiction({ state: 'published' });
    expect((await answer(personId, 'objected')).status).toBe(200);
    expect(await stateOf(id)).toBe('pending_review');
    expect(await casesAbout(id)).toEqual([objection]);
    const [seen] = await depictions();
    expect(seen).toMatchObject({ consent: 'objected', published: false });
    expect((await answer(personId, 'objected')).status).toBe(200);
    expect(await casesAbout(id)).toHaveLength(1);
  });

  it('accepts a changed answer after an objection, and leaves the decision to staff', async () => {
    const { id, personId } = await aDepiction({ state: 'published' });
    await answer(personId, 'objected');
    await answer(personId, 'confirmed');
    expect(await stateOf(id)).toBe('pending_review');
    expect(await depictions()).toMatchObject([{ consent: 'confirmed' }]);
  });

  it('keeps an item with an objection out of review until the member confirms', async () => {
    const { id, personId } = await aDepiction({}, 'pending');
    await answer(personId, 'objected');
    expect(await stateOf(id)).toBe('scanned');
    expect(await casesAbout(id)).toEqual([objection]);
    await answer(personId, 'confirmed');
    expect(await stateOf(id)).toBe('pending_review');
    expect(await casesAbout(id)).toEqual([objection, review]);
  });

  it('accepts the answer of the named member only', async () => {
    const { id, personId } = await aDepiction({ state: 'published' });
    expect((await answer(personId, 'objected', ownerTab)).code).toBe('resource.notFound');
    expect((await answer(id, 'objected')).code).toBe('resource.notFound');
    expect(await stateOf(id)).toBe('published');
  });

  it('lists an item that was declared during processing once it is rendered', async () => {
    const { id } = await item({ state: 'quarantined', depicts: null });
    expect((await state(id, naming(named()))).body.state).toBe('quarantined');
    expect(await depictions()).toEqual([]);
    await api.db.updateTable('media').set({ state: 'scanned', step: 'rendered', width: 800, height: 600 }).where('id', '=', id).execute();
    expect(await depictions()).toMatchObject([{ consent: 'pending', media: { id } }]);
  });
});
