import type { FieldProblem } from '@subrosa/contract/error-codes';
import { birthDateProblem } from '@subrosa/rules/profiles/birth-date';
import { missingFields, requiredProblem } from '@subrosa/rules/profiles/required';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { finishWelcome as activate } from '../../accounts/index.ts';
import { fillableOf } from '../get-own-profile.ts';
import { findMemberContext, findProfileRow } from '../queries/own.ts';

/** Finishes the welcome wizard: activates the account unless a required field is missing. Idempotent. */
export async function finishWelcome(tx: Tx, { memberId, state }: Caller, clock: Clock): Promise<void> {
  if (state !== 'pending') return;
  const profile = await findProfileRow(tx, memberId);
  const fields = new Map<string, FieldProblem>(missingFields(fillableOf(profile)).map((field) => [field, requiredProblem(field)]));
  if (profile.birth_date !== null) {
    // The city may have changed the time zone since the date was checked, and with it the current day.
    const { time_zone: timeZone } = await findMemberContext(tx, memberId);
    const problem = birthDateProblem(profile.birth_date, timeZone, clock.now());
    if (problem) fields.set('birthDate', problem);
  }
  if (fields.size > 0) throw new ApiError('request.invalid', { fields: Object.fromEntries(fields) });
  await activate(tx, memberId, clock);
}
