import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { getOtherVisibleMember } from '../get-visible-member.ts';
import { findEndorsement } from '../queries/endorsements.ts';
import { lockPair } from '../store/connections.ts';
import { saveEndorsement } from '../store/endorsements.ts';
import { validateText } from '../validate-text.ts';

interface EndorsementInput {
  caller: Caller;
  memberId: string;
  text: string;
}

/** Only connections can endorse each other. An unchanged text changes nothing; a new one must be approved again. */
export async function endorse(tx: Tx, { caller, memberId: otherId, text }: EndorsementInput, { clock, config }: ApiPlatform) {
  if (text.length > config.LIMIT_ENDORSEMENT) throw new ApiError('request.invalid', { fields: { text: 'field.tooLong' } });
  const pair = { memberId: caller.memberId, otherId };
  await lockPair(tx, pair);
  const { state } = await getOtherVisibleMember(tx, caller, otherId);
  if (state !== 'connected') throw new ApiError('connections.notConnected');
  const clean = await validateText(tx, 'text', text);
  if (clean === '') throw new ApiError('request.invalid', { fields: { text: 'field.required' } });
  const known = await findEndorsement(tx, caller.memberId, otherId);
  if (known?.text === clean) return { id: known.id, text: clean, waiting: known.approved_at === null };

  const id = newId();
  await saveEndorsement(tx, { id, authorId: caller.memberId, recipientId: otherId, text: clean, at: clock.now() });
  await emit(tx, clock, 'connections.endorsed', { ...pair, endorsementId: id });
  return { id, text: clean, waiting: true };
}
