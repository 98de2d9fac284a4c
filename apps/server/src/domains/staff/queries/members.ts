import type { AccountType } from '@subrosa/rules/accounts/account-types';
import type { CaseReason } from '@subrosa/rules/moderation/case-rules';
import type { SanctionKind } from '@subrosa/rules/moderation/sanctions';
import type { PlanId } from '@subrosa/rules/subscriptions/plans';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Finds a member by the exact username or email address, ignoring case. */
export async function findMemberBy(db: Db | Tx, by: 'username' | 'email', value: string): Promise<string | null> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where(sql`lower(${sql.ref(by)})`, '=', value.toLowerCase())
    .where('state', '<>', 'deleted')
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface FoundMember {
  id: string;
  username: string;
  accountType: AccountType;
  state: 'pending' | 'active' | 'suspended';
  joinedOn: string;
  verified: boolean;
  phoneVerified: boolean;
}

export async function findMember(db: Db | Tx, id: string): Promise<FoundMember | undefined> {
  const row = await db
    .selectFrom('member')
    .select(['id', 'username', 'account_type', 'state', 'joined_at', 'identity_verified_at', 'phone_verified_at'])
    .where('id', '=', id)
    .where('state', '<>', 'deleted')
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      username: row.username,
      accountType: row.account_type as AccountType,
      state: row.state as FoundMember['state'],
      joinedOn: row.joined_at.toISOString().slice(0, 10),
      verified: row.identity_verified_at !== null,
      phoneVerified: row.phone_verified_at !== null,
    }
  );
}

/** Returns the plan that is active today; a lifetime plan comes before a paid one. */
export async function findPlanOf(db: Db | Tx, memberId: string, today: string): Promise<PlanId> {
  const row = await db
    .selectFrom('member_subscription')
    .select('plan_id')
    .where('member_id', '=', memberId)
    .where('starts_on', '<=', today)
    .where((eb) => eb.or([eb('due_on', 'is', null), eb('due_on', '>=', today)]))
    .orderBy('plan_id')
    .executeTakeFirst();
  return (row?.plan_id ?? 1) as PlanId;
}

const MOST_SANCTIONS = 100;

/** Returns sanctions, newest first. */
export async function listSanctions(db: Db | Tx, memberId: string) {
  const rows = await db
    .selectFrom('sanction')
    .select(['id', 'kind', 'reason', 'imposed_at', 'ends_at', 'lifted_at'])
    .where('member_id', '=', memberId)
    .orderBy('imposed_at', 'desc')
    .orderBy('id')
    .limit(MOST_SANCTIONS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as SanctionKind,
    reason: row.reason as CaseReason,
    at: row.imposed_at.toISOString(),
    until: row.ends_at?.toISOString() ?? null,
    lifted: row.lifted_at !== null,
  }));
}
