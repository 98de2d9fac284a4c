import type { OwnMedia } from '@subrosa/contract/media/schemas';
import type { CaseKind } from '@subrosa/rules/moderation/case-rules';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { emit } from '../../platform/jobs/emit.ts';
import { aBrowser, type TestBrowser } from '../../../test/support/browser.ts';
import { useDecoder } from '../../../test/support/decoder.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMedia, type MediaOptions } from '../../../test/support/media.ts';
import { aMember, type BuiltMember, type MemberOptions } from '../../../test/support/members.ts';
import { openCase } from '../moderation/index.ts';
import { quarantineKey } from './files.ts';

const api = useApi();
const decoder = useDecoder();
const worker = useWorker(api, { settings: async () => decoder });
const reviewedAfter = useWorker({
  get config() {
    return { ...api.config, MEDIA_REVIEW: 'after' as const };
  },
});

async function signedIn(traits: MemberOptions = {}) {
  const member = await aMember(api.db, api.config, traits);
  const tab = aBrowser(api);
  await tab.login(member);
  return { ...member, tab };
}

let sable: BuiltMember & { tab: TestBrowser };
let owner: BuiltMember & { tab: TestBrowser };
beforeAll(async () => {
  sable = await signedIn({ staffRole: 'safety_lead' });
});
beforeEach(async () => {
  owner = await signedIn({ verified: true });
});

const item = (traits: Partial<MediaOptions> = {}) => aMedia(api.db, { ownerId: owner.id, state: 'scanned', ...traits });

const open = (id: string, kind: CaseKind) =>
  transaction(api.db, (tx) => openCase(tx, systemClock, { kind, subjectKind: 'media', subjectId: id, memberId: owner.id }));

/** Emits the event of the worker at the end of processing. */
const scanned = (id: string) => transaction(api.db, (tx) => emit(tx, systemClock, 'media.scanned', { mediaId: id }));

async function openCaseOf(id: string): Promise<string> {
  const rows = await api.db.selectFrom('moderation_case').select('id').where('subject_id', '=', id).where('state', '=', 'open').execute();
  expect(rows).toHaveLength(1);
  return rows[0]?.id ?? '';
}

async function decide(caseId: string, decision: string, more: { reason?: string; note?: string } = {}): Promise<void> {
  expect((await sable.tab.call('POST', `/api/staff/cases/${caseId}/claim`, {})).status).toBe(200);
  expect((await sable.tab.call('POST', `/api/staff/cases/${caseId}/decide`, { decision, ...more })).status).toBe(200);
}

const own = async (id: string) => (await owner.tab.call<OwnMedia>('GET', `/api/uploads/find?path=uploads/${id}`)).body;

const liveUpdatesTo = async (memberId: string) => {
  const entries = await worker.redis.xRange('socket.io', '-', '+');
  return (entries ?? []).map((entry) => JSON.stringify(entry)).filter((text) => text.includes(memberId) && text.includes('media-changed'));
};

describe('media.scanned', () => {
  it('submits the item to staff, publishes it on approval, and publishes each state to its owner', async () => {
    const { id } = await item();
    await scanned(id);
    await worker.runJobs();
    expect(await own(id)).toMatchObject({ state: 'pending_review', waitsFor: 'review' });
    await decide(await openCaseOf(id), 'approve');
    await worker.runJobs();
    expect(await own(id)).toMatchObject({ state: 'published', waitsFor: null });
    const updates = await liveUpdatesTo(owner.id);
    expect(updates.some((text) => text.includes('pending_review'))).toBe(true);
    expect(updates.some((text) => text.includes('published'))).toBe(true);
  });

  it('rejects with the reason and the note of staff, which only the owner sees', async () => {
    const { id } = await item();
    await scanned(id);
    await worker.runJobs();
    await decide(await openCaseOf(id), 'reject', { reason: 'contact_details', note: 'There is a phone number on the wall.' });
    await worker.runJobs();
    expect(await own(id)).toMatchObject({ state: 'rejected', reason: 'contact_details', note: 'There is a phone number on the wall.' });
  });

  it('publishes at once when review follows publication and the uploader is verified', async () => {
    const { id } = await item({ people: [{ who: 'self' }] });
    await scanned(id);
    await reviewedAfter.runJobs();
    expect((await own(id)).state).toBe('published');
    await decide(await openCaseOf(id), 'reject', { reason: 'not_allowed' });
    await worker.runJobs();
    expect((await own(id)).state).toBe('rejected');
  });

  it('waits for staff when the uploader is not verified', async () => {
    await api.db.updateTable('member').set({ identity_verified_at: null }).where('id', '=', owner.id).execute();
    const { id } = await item({ purpose: 'profile_photo', people: [{ who: 'self' }] });
    await scanned(id);
    await reviewedAfter.runJobs();
    expect((await own(id)).state).toBe('pending_review');
  });

  it('keeps an item without declaration as scanned, and a release permanently', async () => {
    const undeclared = await item({ depicts: null });
    const release = await item({ purpose: 'release' });
    for (const { id } of [undeclared, release]) await scanned(id);
    await worker.runJobs();
    expect(await own(undeclared.id)).toMatchObject({ state: 'scanned', waitsFor: 'declaration' });
    expect(await own(release.id)).toMatchObject({ state: 'scanned', waitsFor: null });
  });
});

describe('decision approve', () => {
  it('publishes nothing while a later declaration has a case of its own', async () => {
    const { id } = await item();
    await scanned(id);
    await worker.runJobs();
    await decide(await openCaseOf(id), 'approve');
    await owner.tab.call('PUT', `/api/media/${id}/people`, { depicts: 'people', people: [{ who: 'self' }], consent: true });
    await worker.runJobs();
    expect((await own(id)).state).toBe('pending_review');
    await decide(await openCaseOf(id), 'approve');
    await worker.runJobs();
    expect((await own(id)).state).toBe('published');
  });

  it('publishes nothing while an objection is open', async () => {
    const { id } = await item({ state: 'pending_review' });
    const review = await open(id, 'media_review');
    const objection = await open(id, 'media_objection');
    await decide(review, 'approve');
    await worker.runJobs();
    expect((await own(id)).state).toBe('pending_review');
    await decide(objection, 'dismiss');
    await worker.runJobs();
    expect((await own(id)).state).toBe('published');
  });
});

describe('decision about an objection', () => {
  it('publishes a published item again when dismissed, and submits one that was never reviewed', async () => {
    const iris = await signedIn();
    const people = [{ who: 'member', memberId: iris.id, consent: 'pending' }] as const;
    const [published, fresh] = [await item({ state: 'published', people }), await item({ people })];
    for (const { personIds } of [published, fresh]) {
      await iris.tab.call('PUT', `/api/depictions/${personIds[0]}`, { consent: 'objected' });
    }
    for (const { id } of [published, fresh]) await decide(await openCaseOf(id), 'dismiss');
    await worker.runJobs();
    expect((await own(published.id)).state).toBe('published');
    expect((await own(fresh.id)).state).toBe('pending_review');
  });

  it('removes the item when upheld', async () => {
    const { id } = await item({ state: 'pending_review' });
    await decide(await open(id, 'media_objection'), 'remove', { reason: 'objection' });
    await worker.runJobs();
    expect((await owner.tab.call('GET', `/api/uploads/find?path=uploads/${id}`)).code).toBe('resource.notFound');
  });
});

describe('match with a hash list', () => {
  it('hides the item from its uploader, who cannot remove it', async () => {
    const { id } = await item({ state: 'rejected', reason: 'known' });
    await open(id, 'media_match');
    expect(await own(id)).toMatchObject({ state: 'rejected', reason: 'known', media: null });
    expect((await owner.tab.call('DELETE', `/api/media/${id}`)).code).toBe('resource.notFound');
    await openCaseOf(id);
  });

  it('resumes processing with the quarantined original when staff dismiss it', async () => {
    const { id } = await item({ state: 'rejected', reason: 'known' });
    const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#536' } })
      .jpeg()
      .toBuffer();
    await worker.storage.put(quarantineKey(id), picture, 'image/jpeg');
    await decide(await open(id, 'media_match'), 'dismiss');
    await worker.runJobs();
    expect(await worker.storage.find(quarantineKey(id))).toBeNull();
    expect(await own(id)).toMatchObject({ state: 'pending_review', media: { width: 64, height: 48 } });
  });
});

describe('GET /api/staff/media/{id}', () => {
  const getForReview = (id: string, by: TestBrowser) => by.call('GET', `/api/staff/media/${id}`);

  it('returns item, owner and earlier decisions while the case is claimed', async () => {
    const { id } = await item({ state: 'pending_review', people: [{ who: 'self' }] });
    const earlier = await item({ state: 'pending_review' });
    await decide(await open(earlier.id, 'media_review'), 'approve');
    const caseId = await open(id, 'media_review');
    expect((await getForReview(id, sable.tab)).code).toBe('resource.notFound');
    await sable.tab.call('POST', `/api/staff/cases/${caseId}/claim`, {});
    expect((await getForReview(id, sable.tab)).body).toMatchObject({
      id,
      people: [{ who: 'self' }],
      media: { id },
      owner: { username: expect.stringMatching(/^M-/) as string, accountType: 'fetishist', verified: true },
      previous: { published: 1, rejected: 0 },
    });
    await sable.tab.call('POST', `/api/staff/cases/${caseId}/decide`, { decision: 'approve' });
    expect((await getForReview(id, sable.tab)).code).toBe('resource.notFound');
    const accesses = await api.db
      .selectFrom('moderation_event')
      .select('kind')
      .where('case_id', '=', caseId)
      .where('kind', '=', 'accessed')
      .execute();
    expect(accesses).toHaveLength(1);
  });

  it("returns 404 for a colleague's case, without the right to moderate, or without a claimed case", async () => {
    const { id } = await item({ state: 'pending_review' });
    const caseId = await open(id, 'media_review');
    await sable.tab.call('POST', `/api/staff/cases/${caseId}/claim`, {});
    const colleague = await signedIn({ staffRole: 'reviewer' });
    const support = await signedIn({ staffRole: 'support' });
    await api.db.updateTable('moderation_case').set({ assignee_id: support.id }).where('id', '=', caseId).execute();
    for (const { tab } of [colleague, support, sable, owner]) expect((await getForReview(id, tab)).code).toBe('resource.notFound');
  });
});
