import type { AccountType } from '@subrosa/rules/accounts/account-types';
import type { ApplicationState, VerificationMethod } from '@subrosa/rules/verification/methods';
import type { LifetimeReason } from '@subrosa/rules/verification/reasons';
import type { Db, Tx } from '../../../platform/db/database.ts';

export interface IdentityRecord {
  method: VerificationMethod;
  verificationId: string;
  verifiedAt: Date;
  renewBy: string | null;
}

export async function listRecords(db: Db | Tx, memberId: string): Promise<IdentityRecord[]> {
  const rows = await db
    .selectFrom('identity_record')
    .select(['method', 'verification_id', 'verified_at', 'renew_by'])
    .where('member_id', '=', memberId)
    .orderBy('method')
    .execute();
  return rows.map((row) => ({
    method: row.method as VerificationMethod,
    verificationId: row.verification_id,
    verifiedAt: row.verified_at,
    renewBy: row.renew_by,
  }));
}

export interface Application {
  id: string;
  memberId: string;
  state: ApplicationState;
  appliedAt: Date;
  decidedAt: Date | null;
  reason: LifetimeReason | null;
}

/** Returns the latest application. */
export async function findApplication(db: Db | Tx, memberId: string): Promise<Application | null> {
  const row = await db
    .selectFrom('lifetime_application')
    .select(['id', 'member_id', 'state', 'applied_at', 'decided_at', 'reason'])
    .where('member_id', '=', memberId)
    .orderBy('applied_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    memberId: row.member_id,
    state: row.state as ApplicationState,
    appliedAt: row.applied_at,
    decidedAt: row.decided_at,
    reason: row.reason as LifetimeReason | null,
  };
}

/** Locks the application, because it is decided only once. */
export async function lockApplication(tx: Tx, verificationId: string) {
  const row = await tx
    .selectFrom('lifetime_application as application')
    .innerJoin('verification as proof', 'proof.id', 'application.verification_id')
    .select(['application.id', 'application.member_id', 'proof.document_hash'])
    .where('application.verification_id', '=', verificationId)
    .where('application.state', '=', 'waiting')
    .forUpdate('application')
    .executeTakeFirst();
  return row ? { id: row.id, memberId: row.member_id, documentHash: row.document_hash } : null;
}

export interface Person {
  accountType: AccountType;
  serial: string;
  holdsLifetime: boolean;
}

export async function findPerson(db: Db | Tx, memberId: string): Promise<Person> {
  const row = await db
    .selectFrom('member')
    .select(['account_type', 'serial'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('member_subscription')
            .select('member_subscription.id')
            .whereRef('member_subscription.member_id', '=', 'member.id')
            .where('plan_id', '=', 2),
        )
        .as('holds_lifetime'),
    )
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { accountType: row.account_type as AccountType, serial: row.serial, holdsLifetime: Boolean(row.holds_lifetime) };
}
