import { transaction } from '../../../platform/db/transaction.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { tellEveryWay } from '../tell/tell-every-way.ts';
import { listNext } from './queries.ts';
import { endRound, lockRound, moveRound } from './store.ts';

const BATCH = 500;

/** Tells the next some of a round, and how far it is with them, or neither. False once there is nobody left. */
export async function tellBatch(roundId: string, platform: WorkerPlatform): Promise<boolean> {
  const effects: (() => Promise<void> | void)[] = [];
  const goesOn = await transaction(platform.db, async (tx) => {
    effects.length = 0;
    const round = await lockRound(tx, roundId);
    if (!round) return false;
    const now = platform.clock.now();
    const looked = await listNext(tx, round.audience, round.afterId, BATCH, now);
    const recipients = looked.filter(({ meant }) => meant).map(({ id }) => id);
    const { kind, actorId, about } = round;
    const told = await tellEveryWay(tx, { kind, origin: roundId, actorId, about, recipients }, platform, (effect) => effects.push(effect));
    const last = looked.at(-1);
    if (last) await moveRound(tx, roundId, { afterId: last.id, told: told.length });
    if (looked.length < BATCH) await endRound(tx, roundId, now);
    return looked.length === BATCH;
  });
  for (const effect of effects) await effect();
  return goesOn;
}
