import type { secondFactorCalls } from '@subrosa/contract/accounts/second-factors';
import type { ReplyOf } from '@subrosa/contract/route';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Passkey } from '../passkeys.ts';

/** As their owner sees them. */
export async function listSecondFactors(db: Db, memberId: string): Promise<ReplyOf<typeof secondFactorCalls.listSecondFactors>> {
  const rows = await db
    .selectFrom('second_factor')
    .select(['id', 'kind', 'name', 'added_at', 'used_at'])
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
    })),
    backupCodesLeft: await countBackupCodes(db, memberId),
  };
}

interface Factors {
  totp: { id: string; sealedSecret: Buffer } | null;
  passkeys: (Passkey & { id: string })[];
}

/** What a sign-in of this member is checked against. */
export async function findFactors(tx: Tx, memberId: string): Promise<Factors> {
  const rows = await tx
    .selectFrom('second_factor')
    .select(['id', 'kind', 'secret', 'credential_id', 'counter'])
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .execute();
  const app = rows.find(({ kind }) => kind === 'totp');
  return {
    totp: app ? { id: app.id, sealedSecret: app.secret } : null,
    passkeys: rows.flatMap(({ id, secret, credential_id, counter }) =>
      credential_id === null ? [] : [{ id, credentialId: credential_id, publicKey: secret, counter: Number(counter) }],
    ),
  };
}

export const hasFactors = ({ totp, passkeys }: Factors): boolean => totp !== null || passkeys.length > 0;

/** The app whose first code is awaited. */
export async function findStartedTotp(tx: Tx, memberId: string): Promise<{ id: string; sealedSecret: Buffer } | null> {
  const row = await tx
    .selectFrom('second_factor')
    .select(['id', 'secret'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'totp')
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return row ? { id: row.id, sealedSecret: row.secret } : null;
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
