import type { secondFactorRoutes } from '@subrosa/contract/accounts/second-factors';
import type { ReplyOf } from '@subrosa/contract/route';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Passkey } from '../passkeys.ts';

/** The factors as shown to their owner. */
export async function listSecondFactors(db: Db, memberId: string): Promise<ReplyOf<typeof secondFactorRoutes.listSecondFactors>> {
  const rows = await db
    .selectFrom('second_factor')
    .select(['id', 'kind', 'name', 'added_at', 'used_at', 'opens_console'])
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  return {
    factors: rows.map((row) => ({
      id: row.id,
      kind: row.kind as 'totp' | 'passkey',
      name: row.name,
      addedAt: row.added_at.toISOString(),
      usedAt: row.used_at?.toISOString() ?? null,
      opensConsole: row.opens_console,
    })),
    backupCodesLeft: await countBackupCodes(db, memberId),
    ofStaff: await hasRole(db, memberId),
  };
}

/** Whether the member has a staff role, also without a passkey that opens the console. */
export async function hasRole(db: Db | Tx, memberId: string): Promise<boolean> {
  const found = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('staff_role', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

interface Factors {
  totp: { id: string; encryptedSecret: Buffer } | null;
  passkeys: (Passkey & { id: string; opensConsole: boolean })[];
}

/** The confirmed factors against which a sign-in of this member is checked. */
export async function findFactors(tx: Tx, memberId: string): Promise<Factors> {
  const rows = await tx
    .selectFrom('second_factor')
    .select(['id', 'kind', 'secret', 'credential_id', 'counter', 'opens_console'])
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .execute();
  const app = rows.find(({ kind }) => kind === 'totp');
  return {
    totp: app ? { id: app.id, encryptedSecret: app.secret } : null,
    passkeys: rows.flatMap(({ id, secret, credential_id, counter, opens_console: opensConsole }) =>
      credential_id === null ? [] : [{ id, credentialId: credential_id, publicKey: secret, counter: Number(counter), opensConsole }],
    ),
  };
}

export const hasFactors = ({ totp, passkeys }: Factors): boolean => totp !== null || passkeys.length > 0;

/** Returns the app whose first code is awaited, if it was started after `since`. */
export async function findStartedTotp(tx: Tx, memberId: string, since: Date): Promise<{ id: string; encryptedSecret: Buffer } | null> {
  const row = await tx
    .selectFrom('second_factor')
    .select(['id', 'secret'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'totp')
    .where('confirmed_at', 'is', null)
    .where('added_at', '>', since)
    .executeTakeFirst();
  return row ? { id: row.id, encryptedSecret: row.secret } : null;
}

export async function countBackupCodes(db: Db | Tx, memberId: string): Promise<number> {
  const { left } = await db
    .selectFrom('backup_code')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
