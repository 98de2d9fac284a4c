import { connectionRequestProblem, connectionLimits } from '@subrosa/rules/connections/limits';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { findRequesterFacts } from '../queries/requester-facts.ts';
import { addRequest, type Pair } from '../store/connections.ts';
import { rememberRequest } from '../store/requests.ts';
import { validateText } from '../validate-text.ts';

/** Creates a connection request, with a note from which contact details were removed. */
export async function requestConnection(tx: Tx, pair: Pair, note: string, clock: Clock): Promise<void> {
  const now = clock.now();
  const facts = await findRequesterFacts(tx, { requesterId: pair.memberId, recipientId: pair.otherId }, now);
  const problem = connectionRequestProblem(facts, now);
  if (problem) throw new ApiError(problem);
  const text = await validateText(tx, 'note', note);
  await addRequest(tx, pair, now);
  await rememberRequest(tx, pair, { note: text === '' ? null : text, at: now });
  const again = facts.requestedAt !== null && now.getTime() - facts.requestedAt.getTime() < connectionLimits.dayMs;
  await emit(tx, clock, 'connections.requested', { ...pair, again });
}
