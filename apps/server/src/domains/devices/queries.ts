import { accountLimits } from '@subrosa/rules/accounts/limits';
import type { Db, Tx } from '../../platform/db/database.ts';

export type StoredDevice = Awaited<ReturnType<typeof listDevices>>[number];

const since = (now: Date) => new Date(now.getTime() - accountLimits.idleMs);

export async function listDevices(db: Db, memberId: string, now: Date) {
  return db
    .selectFrom('device')
    .select(['id', 'kind', 'browser', 'signed_in_at', 'used_at'])
    .where('member_id', '=', memberId)
    .where('used_at', '>', since(now))
    .orderBy('used_at', 'desc')
    .execute();
}

/** For a change: nobody else refreshes or removes it meanwhile. */
export async function lockDevice(tx: Tx, id: string) {
  return tx
    .selectFrom('device')
    .innerJoin('member', 'member.id', 'device.member_id')
    .select(['device.id', 'device.member_id', 'seed', 'generation', 'accepted', 'used_at', 'remembered', 'member.state'])
    .where('device.id', '=', id)
    .forUpdate('device')
    .executeTakeFirst();
}

export async function isKnownBrowser(tx: Tx, memberId: string, tokenHash: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('known_browser')
    .select('used_at')
    .where('member_id', '=', memberId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** By the hashes of their marks. */
export async function listKnownBrowsers(tx: Tx, memberId: string): Promise<Buffer[]> {
  const rows = await tx.selectFrom('known_browser').select('token_hash').where('member_id', '=', memberId).execute();
  return rows.map(({ token_hash }) => token_hash);
}

/** Under which identity a member's devices are certified now. */
export async function findIdentity(tx: Tx, memberId: string) {
  return tx
    .selectFrom('key_record')
    .select(['sequence', 'identity_key'])
    .where('member_id', '=', memberId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function listSignIns(db: Db, memberId: string) {
  return db
    .selectFrom('sign_in')
    .select(['at', 'kind', 'browser', 'known'])
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .limit(20)
    .execute();
}
