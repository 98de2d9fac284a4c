import type { ConnectionView } from '@subrosa/contract/connections/schemas';
import { stepOf, type ConnectionAction, type Step } from '@subrosa/rules/connections/changes';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { getOtherVisibleMember, viewConnectionTo } from '../get-visible-member.ts';
import { connectBoth, lockPair, removeConnection, type Pair } from '../store/connections.ts';
import { removeEndorsementsBetween } from '../store/endorsements.ts';
import { clearNotes, rememberDecline } from '../store/requests.ts';
import { requestConnection } from './request-connection.ts';

interface Change {
  caller: Caller;
  otherId: string;
  action: 'request' | ConnectionAction;
  note?: string | undefined;
}

/** Applies the step that the action causes in the current state; none if it has already been applied. */
export async function changeConnection(tx: Tx, { caller, otherId, action, note = '' }: Change, clock: Clock): Promise<ConnectionView> {
  const pair = { memberId: caller.memberId, otherId };
  await lockPair(tx, pair);
  const { state } = await getOtherVisibleMember(tx, caller, otherId);
  const step = stepOf(state ?? 'none', action);
  if (step === 'request') await requestConnection(tx, pair, note, clock);
  else await applyStep(tx, step, pair, clock);
  return viewConnectionTo(caller, await getOtherVisibleMember(tx, caller, otherId));
}

async function applyStep(tx: Tx, step: Exclude<Step, 'request'>, pair: Pair, clock: Clock): Promise<void> {
  switch (step) {
    case null:
      return;
    case 'connect':
      await connectBoth(tx, pair, clock.now());
      await clearNotes(tx, pair);
      return emit(tx, clock, 'connections.confirmed', pair);
    case 'decline':
      await removeConnection(tx, pair);
      await rememberDecline(tx, pair, clock.now());
      return emit(tx, clock, 'connections.ended', pair);
    case 'end':
      await removeConnection(tx, pair);
      await clearNotes(tx, pair);
      await removeEndorsementsBetween(tx, pair, 'waiting');
      return emit(tx, clock, 'connections.ended', pair);
    default:
      return step satisfies never;
  }
}
