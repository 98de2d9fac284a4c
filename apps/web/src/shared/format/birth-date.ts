import { isOldEnough } from '@subrosa/rules/accounts/age';
import type { FieldProblem } from '@subrosa/contract/error-codes';
import { isoDateOf } from './typed-date.ts';

const EARLIEST = '1900-01-01';

export function birthDateError(typed: string, timeZone: string, now: Date): FieldProblem | null {
  if (typed.trim() === '') return 'birthDate.required';
  const iso = isoDateOf(typed);
  if (iso === null || iso <= EARLIEST || iso > now.toISOString().slice(0, 10)) return 'birthDate.invalid';
  return isOldEnough(iso, timeZone, now) ? null : 'birthDate.tooYoung';
}
