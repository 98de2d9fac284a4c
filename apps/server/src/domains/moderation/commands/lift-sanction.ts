import { isSuspending } from '@subrosa/rules/moderation/sanctions';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { reinstateMember } from '../../accounts/index.ts';
import { findSuspension, lockExpired } from '../queries/sanctions.ts';
import { endSanction, deleteBannedIdentifiers, type LiftedBecause } from '../store/sanctions.ts';

/** Ends a sanction, and reinstates the member unless another one still suspends them. */
export async function liftSanction(tx: Tx, clock: Clock, id: string, because: LiftedBecause): Promise<void> {
  const ended = await endSanction(tx, id, { at: clock.now(), because });
  if (!ended) return;
  const { memberId, kind } = ended;
  if (kind === 'ban') await deleteBannedIdentifiers(tx, id);
  if (!isSuspending(kind)) return;
  const { isActive, before } = await findSuspension(tx, memberId);
  if (!isActive) await reinstateMember(tx, memberId, before, clock);
}

const BATCH = 100;

/** Lifts all sanctions that have expired. */
export async function liftExpired(db: Db, clock: Clock): Promise<void> {
  const lift = () =>
    transaction(db, async (tx) => {
      const expired = await lockExpired(tx, clock.now(), BATCH);
      for (const id of expired) await liftSanction(tx, clock, id, 'expired');
      return expired.length;
    });
  while ((await lift()) === BATCH);
}
