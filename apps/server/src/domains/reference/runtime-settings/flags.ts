import { createHash } from 'node:crypto';
import { memberFlags, defaultShares, type MemberFlag } from '@subrosa/rules/reference/flags';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { appendAudit } from '../../audit/index.ts';
import { findShare } from './queries.ts';
import { lockRuntimeSettings, saveShare } from './store.ts';

/**
 * Whether the flag is on for a member. A member has a fixed position, different for each flag, so that a larger share includes all members
 * of a smaller one.
 */
export async function isFlagOn(db: Db | Tx, flag: MemberFlag, memberId: string): Promise<boolean> {
  return bucketOf(flag, memberId) < (await shareOf(db, flag)) / 100;
}

const bucketOf = (flag: MemberFlag, memberId: string): number =>
  createHash('sha256').update(`${flag}\n${memberId}`).digest().readUInt32BE(0) / 2 ** 32;

async function shareOf(db: Db | Tx, flag: MemberFlag): Promise<number> {
  return (await findShare(db, flag)) ?? defaultShares[flag];
}

export async function listFlags(db: Db | Tx): Promise<{ flag: MemberFlag; share: number }[]> {
  return Promise.all(memberFlags.map(async (flag) => ({ flag, share: await shareOf(db, flag) })));
}

/** Turns a flag on for a share of members, in percent. It applies from the next request, in every process. */
export async function switchFlag(tx: Tx, clock: Clock, { flag, share }: { flag: MemberFlag; share: number }): Promise<void> {
  await lockRuntimeSettings(tx, 'settings');
  const before = await shareOf(tx, flag);
  if (before === share) return;
  await saveShare(tx, { flag, share, at: clock.now() });
  const detail = { name: flag, before, after: share };
  await appendAudit(tx, clock, { actorId: null, action: 'setting.changed', subjectKind: 'setting', subjectId: null, detail });
}
