import type { DocumentGrant } from '@subrosa/contract/documents';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseUrl } from '../../platform/config/config.ts';
import { createDb, createPool } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { apiClientFor } from '../../../test/support/api-client.ts';
import { aClock, DAY, MINUTE } from '../../../test/support/clock.ts';
import { anEncryptedDocument, sampleDetails, useDocumentsBucket, useDocumentsProcess } from '../../../test/support/documents.ts';
import { aVideo } from '../../../test/support/hostile-files/videos.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember, aRole, endRole } from '../../../test/support/members.ts';
import { openCase } from '../moderation/index.ts';
import { documentAccessUrl } from './tickets.ts';

const bucket = useDocumentsBucket('looking');
const clock = aClock();
const api = useApi({ config: bucket, clock });
const fetchDocument = useDocumentsProcess(api, clock, bucket);
const stores = {
  get db() {
    return api.db;
  },
  get config() {
    return { ...api.config, ...bucket };
  },
};

type Call = Awaited<ReturnType<typeof apiClientFor>>;

interface Staff {
  id: string;
  username: string;
  call: Call;
}

async function aColleague(role: 'reviewer' | 'moderator' | 'support' | 'auditor' | null = 'reviewer'): Promise<Staff> {
  const { id, username } = await aMember(api.db, api.config, role ? { staffRole: role } : {});
  return { id, username, call: await apiClientFor(api, id, 60 * DAY) };
}

let picture: Buffer;
let [reviewer, colleague, third, owner]: Staff[] = [];

beforeAll(async () => {
  picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  [reviewer, colleague, third, owner] = await Promise.all([aColleague(), aColleague(), aColleague(), aColleague(null)]);
});

/** Adds a document in an open case that is assigned to the reviewer. */
async function aDocument(content = picture, kind: 'front' | 'video' | 'details' = 'front') {
  const verificationId = newId();
  const id = await anEncryptedDocument(stores, { ownerId: owner!.id, verificationId, kind, ...(kind !== 'details' && { content }) });
  const opening = { kind: 'identity', subjectKind: 'verification', subjectId: verificationId, memberId: owner!.id } as const;
  const caseId = await transaction(api.db, (tx) => openCase(tx, clock, opening));
  await give(caseId, reviewer!.id);
  return { id, verificationId, caseId };
}

const give = (caseId: string, to: string | null) =>
  api.db
    .updateTable('moderation_case')
    .set({ assignee_id: to, assigned_at: to && clock.now() })
    .where('id', '=', caseId)
    .execute();

const decide = (caseId: string) =>
  api.db
    .updateTable('moderation_case')
    .set({ state: 'decided', decision: 'approve', decided_at: clock.now() })
    .where('id', '=', caseId)
    .execute();

const requestTicket = (staff: Staff, id: string) => staff.call<{ url: string }>('POST', `/api/staff/documents/${id}/ticket`);
const ticketOf = async (staff: Staff, id: string) => (await requestTicket(staff, id)).body.url;
const requestAccess = (staff: Staff, id: string) =>
  staff.call<DocumentGrant>('POST', `/api/staff/documents/${id}/grants`, { reason: 'The member appeals.' });
const approve = (staff: Staff, grantId: string) => staff.call<DocumentGrant>('POST', `/api/staff/document-grants/${grantId}/approve`);

/** Returns the audit entries with document actions; other entries record denied requests of staff. */
const chainOf = async (id: string) => {
  const rows = await api.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'detail'])
    .where('subject_id', '=', id)
    .where('action', 'like', 'document.%')
    .orderBy('seq')
    .execute();
  return rows.map(({ action, actor_id, detail }) => ({ action, by: actor_id, because: (detail as { because?: string }).because }));
};

describe('GET /documents/{id}', () => {
  it('returns the picture with a watermark once, and logs the access first', async () => {
    const { id, caseId } = await aDocument();
    const url = await ticketOf(reviewer!, id);
    const shown = await fetchDocument(url);
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    });
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 900, height: 600 });
    // The original picture has a single colour.
    const { channels } = await sharp(bytes).stats();
    expect(channels.every(({ stdev }) => stdev > 5)).toBe(true);

    expect((await fetchDocument(url)).status).toBe(404);
    expect(await chainOf(id)).toEqual([
      { action: 'document.accessed', by: reviewer!.id, because: 'case' },
      { action: 'document.access_denied', by: reviewer!.id, because: 'ticket_used' },
    ]);
    const events = await api.db.selectFrom('moderation_event').select(['kind', 'actor_id']).where('case_id', '=', caseId).execute();
    expect(events).toContainEqual({ kind: 'accessed', actor_id: reviewer!.id });
    const { accesses } = (await owner!.call<{ accesses: object[] }>('GET', '/api/documents/access-log')).body;
    expect(accesses[0]).toEqual({ at: clock.now().toISOString(), kind: 'front', by: reviewer!.username, accessBasis: 'case' });
  });

  it('returns a video of 480 lines, and typed details as JSON', async () => {
    const video = await aDocument(await aVideo({ seconds: 1, size: '1280x720' }), 'video');
    const shown = await fetchDocument(await ticketOf(reviewer!, video.id));
    expect({ status: shown.status, type: shown.headers.get('content-type') }).toEqual({ status: 200, type: 'video/mp4' });
    expect(Buffer.from(await shown.arrayBuffer()).toString('latin1', 4, 8)).toBe('ftyp');
    const typed = await aDocument(undefined, 'details');
    expect(await (await fetchDocument(await ticketOf(reviewer!, typed.id))).json()).toEqual(sampleDetails);
  });

  it('returns 422 when the content is not of the expected type', async () => {
    const { id } = await aDocument(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'));
    expect((await fetchDocument(await ticketOf(reviewer!, id))).status).toBe(422);
  });
});

describe('GET /api/staff/verifications/{id}/documents', () => {
  const listAs = (staff: Staff, id: string) =>
    staff.call<{ documents: { id: string; kind: string }[] }>('GET', `/api/staff/verifications/${id}/documents`);

  it('lists documents for reviewers of identities without an audit entry', async () => {
    const { id, verificationId } = await aDocument();
    expect((await listAs(colleague!, verificationId)).body).toEqual({ documents: [{ id, kind: 'front' }] });
    expect(await chainOf(id)).toEqual([]);
  });

  it('returns 404 for other roles and for the owner', async () => {
    const { verificationId } = await aDocument();
    for (const staff of [owner!, await aColleague('moderator'), await aColleague('auditor')]) {
      expect((await listAs(staff, verificationId)).status).toBe(404);
    }
    const own = newId();
    await anEncryptedDocument(stores, { ownerId: colleague!.id, verificationId: own, content: picture });
    expect((await listAs(colleague!, own)).status).toBe(404);
    expect((await listAs(colleague!, newId())).status).toBe(404);
  });
});

/** Every denied access, with the reason that the audit entry contains. */
const forbidden: {
  name: string;
  because: string;
  deniedStaff?: () => Staff;
  prepare: (document: Awaited<ReturnType<typeof aDocument>>) => Promise<unknown>;
}[] = [
  { name: 'the case is assigned to no one', because: 'no_case', prepare: ({ caseId }) => give(caseId, null) },
  { name: 'another has the case', because: 'no_case', deniedStaff: () => colleague!, prepare: async () => undefined },
  { name: 'the case is decided', because: 'no_case', prepare: ({ caseId }) => decide(caseId) },
  {
    name: 'the grant is not approved',
    because: 'grant_waits',
    deniedStaff: () => colleague!,
    prepare: ({ id }) => requestAccess(colleague!, id),
  },
  {
    name: 'the requester approved their own grant',
    because: 'grant_waits',
    deniedStaff: () => colleague!,
    prepare: async ({ id }) => approve(colleague!, (await requestAccess(colleague!, id)).body.id),
  },
  {
    name: 'the grant has ended',
    because: 'grant_ended',
    deniedStaff: () => colleague!,
    prepare: async ({ id }) => {
      await approve(third!, (await requestAccess(colleague!, id)).body.id);
      clock.pass(15 * MINUTE);
    },
  },
  {
    name: 'the grant is a colleague’s',
    because: 'no_case',
    deniedStaff: () => third!,
    prepare: async ({ id }) => approve(third!, (await requestAccess(colleague!, id)).body.id),
  },
];

describe('checkDocumentAccess', () => {
  it.each(forbidden)('returns 404 and is audited when $name', async ({ because, deniedStaff = () => reviewer!, prepare }) => {
    const document = await aDocument();
    await prepare(document);
    const staff = deniedStaff();
    const denied = await requestTicket(staff, document.id);
    const missing = await requestTicket(staff, newId());
    expect(denied).toEqual({ ...missing, text: expect.any(String) as string });
    expect(denied.status).toBe(404);
    expect((await chainOf(document.id)).at(-1)).toEqual({ action: 'document.access_denied', by: staff.id, because });
  });

  it.each(['support', 'moderator', 'auditor'] as const)('returns 404 and adds an audit entry for the role %s', async (role) => {
    const staff = await aColleague(role);
    const { id } = await aDocument();
    expect((await requestTicket(staff, id)).status).toBe(404);
    expect((await requestAccess(staff, id)).status).toBe(404);
    const denied = { action: 'document.access_denied', by: staff.id, because: 'not_staff' };
    expect(await chainOf(id)).toEqual([denied, denied]);
  });

  it('returns 404 for an owner on the staff, and for members without an audit entry', async () => {
    const { id } = await aDocument();
    expect((await requestTicket(owner!, id)).status).toBe(404);
    expect((await requestAccess(owner!, id)).status).toBe(404);
    const verificationId = newId();
    const own = await anEncryptedDocument(stores, { ownerId: colleague!.id, verificationId, content: picture });
    expect((await requestTicket(colleague!, own)).status).toBe(404);
    expect((await requestAccess(colleague!, own)).status).toBe(404);
    expect(await chainOf(id)).toEqual([]);
    expect((await chainOf(own)).map(({ because }) => because)).toEqual(['own_document', 'own_document']);
  });

  it.each([
    { name: 'the case was decided since', because: 'no_case', meanwhile: ({ caseId }: { caseId: string }) => decide(caseId) },
    {
      name: 'the case was given to another since',
      because: 'no_case',
      meanwhile: ({ caseId }: { caseId: string }) => give(caseId, colleague!.id),
    },
    {
      name: 'a minute has passed',
      because: 'ticket_ended',
      meanwhile: async () => clock.pass(MINUTE),
    },
    {
      name: 'they are no longer staff',
      because: 'not_staff',
      meanwhile: () => endRole(api.db, reviewer!.id),
    },
    {
      name: 'they are suspended',
      because: 'not_staff',
      meanwhile: () => api.db.updateTable('member').set({ state: 'suspended' }).where('id', '=', reviewer!.id).execute(),
    },
  ])('denies a ticket when $name', async ({ because, meanwhile }) => {
    const document = await aDocument();
    const url = await ticketOf(reviewer!, document.id);
    await meanwhile(document);
    const denied = await fetchDocument(url);
    expect(denied.status).toBe(404);
    expect(await denied.text()).toBe(await (await fetchDocument('/documents/nothing')).text());
    expect(await chainOf(document.id)).toEqual([{ action: 'document.access_denied', by: reviewer!.id, because }]);
    await api.db.updateTable('member').set({ state: 'active' }).where('id', '=', reviewer!.id).execute();
    await aRole(api.db, reviewer!.id, 'reviewer');
  });

  it('denies a forged ticket and the ticket of another document', async () => {
    const [one, other] = [await aDocument(), await aDocument()];
    const url = await ticketOf(reviewer!, one.id);
    const ticketId = new URL(url, 'http://x').searchParams.get('ticket')!.split('.')[0]!;
    for (const path of [
      url.replace(one.id, other.id),
      documentAccessUrl('another secret', ticketId, one.id),
      documentAccessUrl(api.config.DOCUMENT_TICKET_SECRET, ticketId, other.id),
      documentAccessUrl(api.config.DOCUMENT_TICKET_SECRET, newId(), one.id),
      `/documents/${one.id}`,
    ]) {
      expect((await fetchDocument(path)).status).toBe(404);
    }
    expect((await fetchDocument(url, 'POST')).status).toBe(404);
    expect((await fetchDocument(url)).status).toBe(200);
  });

  it('allows one of several concurrent requests with the same ticket', async () => {
    const { id } = await aDocument();
    const url = await ticketOf(reviewer!, id);
    const seen = await Promise.all(Array.from({ length: 5 }, () => fetchDocument(url)));
    expect(seen.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
  });
});

describe('/api/staff/document-grants', () => {
  it('allows the requester access for 15 minutes, also after the decision', async () => {
    const { id, caseId } = await aDocument();
    await decide(caseId);
    const requested = (await requestAccess(colleague!, id)).body;
    expect(requested).toMatchObject({ mine: true, endsAt: null, can: { approve: false, access: false }, requestedBy: colleague!.username });
    const { grants } = (await third!.call<{ grants: DocumentGrant[] }>('GET', '/api/staff/document-grants')).body;
    expect(grants.find((grant) => grant.id === requested.id)).toMatchObject({ mine: false, can: { approve: true, access: false } });

    const approved = await approve(third!, requested.id);
    expect(approved.body).toMatchObject({
      approvedBy: third!.username,
      endsAt: new Date(clock.now().getTime() + 15 * MINUTE).toISOString(),
    });
    clock.pass(15 * MINUTE - 1);
    expect((await fetchDocument(await ticketOf(colleague!, id))).status).toBe(200);
    expect(await chainOf(id)).toMatchObject([
      { action: 'document.grant_requested', by: colleague!.id },
      { action: 'document.grant_approved', by: third!.id },
      { action: 'document.accessed', by: colleague!.id, because: 'grant' },
    ]);
  });

  it('accepts one approval, within a day, by another reviewer who is not the owner', async () => {
    const { id } = await aDocument();
    const requested = (await requestAccess(colleague!, id)).body;
    const denials: [Staff, string][] = [
      [colleague!, 'own_question'],
      [await aColleague('support'), 'not_staff'],
    ];
    for (const [staff, because] of denials) {
      expect(await approve(staff, requested.id)).toMatchObject({ status: 404, code: 'resource.notFound' });
      expect((await chainOf(id)).at(-1)).toEqual({ action: 'document.grant_denied', by: staff.id, because });
    }
    const both = await Promise.all([approve(third!, requested.id), approve(reviewer!, requested.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);

    const late = (await requestAccess(colleague!, id)).body;
    clock.pass(DAY);
    expect((await approve(third!, late.id)).status).toBe(404);

    const own = await anEncryptedDocument(stores, { ownerId: third!.id, content: picture });
    const aboutThird = (await requestAccess(colleague!, own)).body;
    expect((await approve(third!, aboutThird.id)).status).toBe(404);
    const { grants } = (await third!.call<{ grants: DocumentGrant[] }>('GET', '/api/staff/document-grants')).body;
    expect(grants.some((grant) => grant.id === aboutThird.id)).toBe(false);
  });
});

describe('database role documents', () => {
  it('permits only what a document access needs', async () => {
    const db = createDb(createPool({ url: databaseUrl(api.config, 'documents'), name: 'test', size: 1 }));
    expect(await db.selectFrom('document').select('wrapped_key').limit(1).execute()).toHaveLength(1);
    for (const denied of [
      db.selectFrom('member').select('email').execute(),
      db.selectFrom('moderation_case').select('note').execute(),
      db.updateTable('document').set({ legal_hold: false }).execute(),
      db.deleteFrom('document_access_log').execute(),
      db.selectFrom('message').select('ciphertext').execute(),
      db.updateTable('document_access_grant').set({ approved_at: clock.now() }).execute(),
    ]) {
      await expect(denied).rejects.toThrow(/permission denied/);
    }
    await db.destroy();
  });
});
