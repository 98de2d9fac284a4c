import { accountLimits } from '@subrosa/rules/accounts/limits';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

export interface Device {
  id: string;
  memberId: string;
  kind: 'desktop' | 'mobile';
  browser: string;
  remembered: boolean;
  seed: Buffer;
}

type Outcome = 'opened' | 'full';

/** Two sign-ins at once wait for each other here, at the member's row. */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().executeTakeFirst();
}

/** Takes a free slot, or one whose device has been idle too long. */
export async function takeSlot(tx: Tx, device: Device, options: { now: Date; attemptHash: Buffer | null }): Promise<Outcome> {
  const since = new Date(options.now.getTime() - accountLimits.idleMs);
  const taken = await tx.selectFrom('device').select(['slot', 'used_at']).where('member_id', '=', device.memberId).execute();
  const busy = taken.filter(({ used_at }) => used_at > since);
  if (busy.length < taken.length) await closeIdle(tx, device.memberId, since);
  const slot = [1, 2].find((number) => busy.every((row) => row.slot !== number));
  if (slot === undefined) return 'full';
  await tx
    .insertInto('device')
    .values({
      id: device.id,
      member_id: device.memberId,
      slot,
      kind: device.kind,
      browser: device.browser,
      remembered: device.remembered,
      seed: device.seed,
      attempt_hash: options.attemptHash,
      signed_in_at: options.now,
      used_at: options.now,
    })
    .execute();
  return 'opened';
}

async function closeIdle(tx: Tx, memberId: string, since: Date): Promise<void> {
  await tx.deleteFrom('device').where('member_id', '=', memberId).where('used_at', '<=', since).execute();
}

export async function acceptGeneration(tx: Tx, id: string, accepted: { generation: number; nonce: string; at: Date }): Promise<void> {
  await tx
    .updateTable('device')
    .set({ generation: accepted.generation, accepted: Buffer.from(accepted.nonce), used_at: accepted.at })
    .where('id', '=', id)
    .execute();
}

/** Which of them were signed in; signing out is removing the row. */
export async function removeDevices(tx: Tx, memberId: string, which: { only?: readonly string[]; except?: string }): Promise<string[]> {
  const removed = await tx
    .deleteFrom('device')
    .where('member_id', '=', memberId)
    .$if(which.only !== undefined, (query) => query.where('id', 'in', which.only?.length ? which.only : [memberId]))
    .$if(which.except !== undefined, (query) => query.where('id', '<>', which.except ?? ''))
    .returning('id')
    .execute();
  return removed.map(({ id }) => id);
}

/** Whether it was known before. */
export async function rememberBrowser(tx: Tx, memberId: string, tokenHash: Buffer, at: Date): Promise<boolean> {
  const { known } = await tx
    .insertInto('known_browser')
    .values({ member_id: memberId, token_hash: tokenHash, used_at: at })
    .onConflict((conflict) => conflict.columns(['member_id', 'token_hash']).doUpdateSet({ used_at: at }))
    // A row that was there has been locked for the change.
    .returning(sql<boolean>`xmax <> 0`.as('known'))
    .executeTakeFirstOrThrow();
  return known;
}

export async function forgetBrowsers(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('known_browser').where('member_id', '=', memberId).execute();
}

interface SignIn {
  id: string;
  memberId: string;
  at: Date;
  kind: 'desktop' | 'mobile';
  browser: string;
  known: boolean;
}

export async function noteSignIn(tx: Tx, { id, memberId, at, kind, browser, known }: SignIn): Promise<void> {
  await tx.insertInto('sign_in').values({ id, member_id: memberId, at, kind, browser, known }).execute();
}

export async function saveDeviceKey(
  tx: Tx,
  device: { id: string; memberId: string },
  key: { deviceKey: string; signature: string; createdAt: Date },
): Promise<void> {
  const values = { device_key: key.deviceKey, signature: key.signature, created_at: key.createdAt };
  await tx
    .insertInto('device_key')
    .values({ device_id: device.id, member_id: device.memberId, ...values })
    .onConflict((conflict) => conflict.column('device_id').doUpdateSet(values))
    .execute();
}

const SIGN_INS_KEPT_MS = 30 * 86_400_000;
const BROWSERS_KEPT_MS = 365 * 86_400_000;

/** Deletes devices that went idle, and sign-ins and browsers that nobody needs to know any more. */
export async function forgetOld(tx: Tx, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await tx.deleteFrom('device').where('used_at', '<=', before(accountLimits.idleMs)).execute();
  await tx.deleteFrom('sign_in').where('at', '<', before(SIGN_INS_KEPT_MS)).execute();
  await tx.deleteFrom('known_browser').where('used_at', '<', before(BROWSERS_KEPT_MS)).execute();
}
