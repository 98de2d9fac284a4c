import { randomBytes } from 'node:crypto';
import type { VerificationStatus } from '@subrosa/contract/verification/schemas';
import { documentRules, type DocumentKind } from '@subrosa/rules/documents/limits';
import { identityChecks } from '@subrosa/rules/verification/checks';
import type { VerificationMethod } from '@subrosa/rules/verification/methods';
import type { IdentityReason } from '@subrosa/rules/verification/reasons';
import { renewalOf } from '@subrosa/rules/verification/renewal';
import { apiClientFor, YEAR, type ApiUnderTest } from './api-client.ts';
import type { Db, Tx } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { aMember, type MemberOptions } from './members.ts';

export type Provable = Awaited<ReturnType<typeof someoneProvable>>;

/** Inserts a completed document of random bytes that is in no submission. */
async function anEncryptedDocument(db: Db | Tx, ownerId: string, kind: DocumentKind): Promise<string> {
  const id = newId();
  const at = new Date();
  await db
    .insertInto('document')
    .values({
      id,
      owner_id: ownerId,
      kind,
      content_type: documentRules[kind].types[0] ?? '',
      encrypted_bytes: 4112,
      file_bytes: 100,
      state: 'stored',
      wrapped_key: Buffer.from('nobody unwraps this'),
      key_provider: 'local',
      key_name: 'none',
      started_at: at,
      stored_at: at,
    })
    .execute();
  return id;
}

/** Inserts all documents that a submission requires. */
export async function someDocuments(
  { db }: Pick<ApiUnderTest, 'db'>,
  memberId: string,
  kinds: readonly DocumentKind[] = ['front', 'details', 'video'],
): Promise<string[]> {
  return Promise.all(kinds.map((kind) => anEncryptedDocument(db, memberId, kind)));
}

let count = 0;
/** Returns a unique document number. */
export const aNumber = () => `P${String((count += 1)).padStart(4, '0')}${Date.now()}`;

/** Creates a member with a long session and functions to verify their identity. */
export async function someoneProvable(api: ApiUnderTest, traits: MemberOptions = {}) {
  const member = await aMember(api.db, api.config, traits);
  const call = await apiClientFor(api, member.id, 6 * YEAR);
  const status = async () => (await call<VerificationStatus>('GET', '/api/verification')).body;
  return {
    ...member,
    call,
    status,
    serial: async () => (await call<{ serial: string }>('GET', '/api/users/serial-number')).body.serial,
    submit: (more: object = {}) =>
      call<VerificationStatus>('POST', '/api/users/verify', { method: 'social', platform: 'instagram', handle: '@moth', ...more }),
    submitDocument: async (more: object = {}) =>
      call<VerificationStatus>('POST', '/api/users/verify', {
        method: 'document',
        documents: await someDocuments(api, member.id),
        documentNumber: aNumber(),
        issuedBy: 'CA',
        expiresOn: null,
        ...more,
      }),
    withdraw: () => call<VerificationStatus>('DELETE', '/api/verification'),
    apply: () => call<VerificationStatus>('POST', '/api/verification/lifetime', {}),
    notifications: async () =>
      (await api.db.selectFrom('notification').select('kind').where('member_id', '=', member.id).orderBy('sequence').execute()).map(
        ({ kind }) => kind,
      ),
    lifetimes: async () =>
      (
        await api.db
          .selectFrom('member_subscription')
          .select('plan_id')
          .where('member_id', '=', member.id)
          .where('plan_id', '=', 2)
          .execute()
      ).length,
  };
}

/** Creates a staff member with functions to decide the latest open case of a member. */
export async function aReviewer(api: ApiUnderTest) {
  const staff = await aMember(api.db, api.config, { staffRole: 'reviewer' });
  const call = await apiClientFor(api, staff.id, 6 * YEAR);

  const caseOf = (memberId: string, kind: 'identity' | 'lifetime' | 'under_age' | 'ban_evasion' = 'identity') =>
    api.db
      .selectFrom('moderation_case')
      .select(['id', 'subject_id', 'due_at', 'kind'])
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .where('state', '=', 'open')
      .executeTakeFirst();

  async function take(memberId: string, kind?: 'identity' | 'lifetime') {
    const found = await caseOf(memberId, kind);
    if (!found) throw new Error('no such case is open');
    await call('POST', `/api/staff/cases/${found.id}/claim`, {});
    return found;
  }

  async function decide(memberId: string, body: object, kind?: 'identity' | 'lifetime') {
    const found = await take(memberId, kind);
    return call('POST', `/api/staff/cases/${found.id}/decide`, body);
  }

  return {
    ...staff,
    call,
    caseOf,
    take,
    approve: (memberId: string, method: keyof typeof identityChecks = 'document') =>
      decide(memberId, { decision: 'approve', checks: identityChecks[method] }),
    decline: (memberId: string, reason: string, note?: string) => decide(memberId, { decision: 'reject', reason, ...(note && { note }) }),
    approveLifetime: (memberId: string) => decide(memberId, { decision: 'approve' }, 'lifetime'),
    declineLifetime: (memberId: string, reason: string) => decide(memberId, { decision: 'reject', reason }, 'lifetime'),
  };
}

interface VerificationTraits {
  memberId: string;
  method: VerificationMethod;
  state: 'approved' | 'declined';
  reason?: IdentityReason;
  at: Date;
}

/** Inserts a verification that staff decided at this time; an approved one includes its record. */
export async function aVerification(db: Db | Tx, { memberId, method, state, reason, at }: VerificationTraits): Promise<string> {
  const id = newId();
  const isDocument = method === 'document';
  await db
    .insertInto('verification')
    .values({
      id,
      member_id: memberId,
      method,
      platform: isDocument ? null : 'instagram',
      handle: isDocument ? null : 'sample',
      serial: '12345678',
      document_hash: isDocument ? randomBytes(32) : null,
      lifetime: false,
      state,
      submitted_at: at,
      expected_by: at.toISOString().slice(0, 10),
      decided_at: at,
      reason: state === 'declined' ? (reason ?? 'document_unreadable') : null,
    })
    .execute();
  if (state === 'declined') return id;
  const renewBy = isDocument ? renewalOf({ verifiedAt: at, expiresOn: null, years: 3 }) : null;
  await db
    .insertInto('identity_record')
    .values({ member_id: memberId, method, verification_id: id, verified_at: at, renew_by: renewBy })
    .execute();
  return id;
}
