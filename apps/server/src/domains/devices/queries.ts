import { accountLimits } from '@subrosa/rules/accounts/limits';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Browser } from '../../platform/http/browser.ts';
import { newId } from '../../platform/ids.ts';
import { browserHash, browserTokenOf } from './cookies.ts';

export type StoredDevice = Awaited<ReturnType<typeof listDevices>>[number];

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

export async function listDevices(db: Db | Tx, memberId: string, now: Date) {
  return db
    .selectFrom('device')
    .select(['id', 'kind', 'browser', 'signed_in_at', 'used_at'])
    .where('member_id', '=', memberId)
    .where('used_at', '>', ago(now, accountLimits.idleMs))
    .where('signed_in_at', '>', ago(now, accountLimits.sessionMs))
    .orderBy('used_at', 'desc')
    .execute();
}

/** All of them, also idle ones. */
export async function listDeviceIds(tx: Tx, memberId: string): Promise<string[]> {
  const rows = await tx.selectFrom('device').select('id').where('member_id', '=', memberId).execute();
  return rows.map(({ id }) => id);
}

/** Locks the device against concurrent refreshes and removal. */
export async function lockDevice(tx: Tx, id: string) {
  return tx
    .selectFrom('device')
    .innerJoin('member', 'member.id', 'device.member_id')
    .select(['device.id', 'device.member_id', 'seed', 'generation', 'accepted', 'used_at', 'signed_in_at', 'remembered', 'member.state'])
    .where('device.id', '=', id)
    .forUpdate('device')
    .executeTakeFirst();
}

/**
 * Returns the hash by which a member's known browser is stored, or null if the member has never signed in on it. The query also runs
 * without a member, and its result is ignored: its duration must not reveal that there is none.
 */
export async function findKnownBrowser(
  tx: Tx,
  { memberId, browser, secret }: { memberId: string | null; browser: Pick<Browser, 'cookies'>; secret: string },
): Promise<Buffer | null> {
  const token = browserTokenOf(browser);
  if (token === null) return null;
  const hash = browserHash(secret, memberId ?? '', token);
  const row = await tx
    .selectFrom('known_browser')
    .select('used_at')
    .where('member_id', '=', memberId ?? newId())
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return memberId !== null && row !== undefined ? hash : null;
}

/** The hashes of the browsers on which the member has signed in. */
export async function listKnownBrowsers(tx: Tx, memberId: string): Promise<Buffer[]> {
  const rows = await tx.selectFrom('known_browser').select('token_hash').where('member_id', '=', memberId).execute();
  return rows.map(({ token_hash }) => token_hash);
}

/** The newest key record, whose identity key certifies the member's devices. */
export async function findIdentity(tx: Tx, memberId: string) {
  return tx
    .selectFrom('key_record')
    .select(['sequence', 'identity_key'])
    .where('member_id', '=', memberId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether the password was proved on this device since then. */
export async function isPasswordProvedSince(tx: Tx, device: { memberId: string; deviceId: string }, since: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('device')
    .select('id')
    .where('id', '=', device.deviceId)
    .where('member_id', '=', device.memberId)
    .where('password_proved_at', '>', since)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many sign-ins since then signed another device out without an emailed link. */
export async function countReplacements(tx: Tx, memberId: string, since: Date): Promise<number> {
  const { replaced } = await tx
    .selectFrom('sign_in')
    .select(({ fn }) => fn.countAll<string>().as('replaced'))
    .where('member_id', '=', memberId)
    .where('signed_in_at', '>', since)
    .where('replaced_device', '=', true)
    .executeTakeFirstOrThrow();
  return Number(replaced);
}

export async function listSignIns(db: Db, memberId: string) {
  return db
    .selectFrom('sign_in')
    .select(['signed_in_at', 'kind', 'browser', 'known'])
    .where('member_id', '=', memberId)
    .orderBy('signed_in_at', 'desc')
    .limit(20)
    .execute();
}
