import { shutsOut } from '@subrosa/rules/moderation/sanctions';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { reinstateMember } from '../../accounts/index.ts';
import { findShutOut, lockOver } from '../queries/sanctions.ts';
import { endSanction, forgetTraits, type LiftedBecause } from '../store/sanctions.ts';

/** It stands no more. Whom nothing else shuts out is back as they were. */
export async function liftSanction(tx: Tx, clock: Clock, id: string, because: LiftedBecause): Promise<void> {
  const ended = await endSanction(tx, id, { at: clock.now(), because });
  if (!ended) return;
  const { memberId, kind } = ended;
  if (kind === 'ban') await forgetTraits(tx, id);
  if (!shutsOut(kind)) return;
  const { stands, before } = await findShutOut(tx, memberId);
  if (!stands) await reinstateMember(tx, memberId, before, clock);
}

const AT_ONCE = 100;

/** Whatever is over by now. */
export async function liftOver(db: Db, clock: Clock): Promise<void> {
  const lift = () =>
    transaction(db, async (tx) => {
      const over = await lockOver(tx, clock.now(), AT_ONCE);
      for (const id of over) await liftSanction(tx, clock, id, 'over');
      return over.length;
    });
  while ((await lift()) === AT_ONCE);
}
