import type { FieldProblem } from '@subrosa/contract/error-codes';
import { datesProblem, periodsOf } from '@subrosa/rules/calendar/period';
import { isoDateOf } from '../../../shared/format/typed-date.ts';
import { chosenDates, type Draft, type DraftField } from './draft.ts';

export type FieldErrorCodes = Partial<Record<DraftField, FieldProblem>>;

type Limits = { title: number; description: number };

/** Returns the errors that the server would return, before the entry is sent. */
export function validateDraft(draft: Draft, today: string, limits: Limits): FieldErrorCodes {
  const { title, description, type, city, publishTo, isLater, publishDate, publishTime } = draft;
  const isPublishDay = isoDateOf(publishDate) !== null && publishTime !== '';
  return {
    ...(title.trim() === '' && { title: 'title.required' as const }),
    ...(title.trim().length > limits.title && { title: 'title.tooLong' as const }),
    ...(description.trim().length > limits.description && { description: 'field.tooLong' as const }),
    ...validateTimes(draft, today),
    ...(type === 'travel' && !city && { city: 'destination.required' as const }),
    ...(draft.audience === 'chosen' && publishTo.length === 0 && { publishTo: 'connections.chosenRequired' as const }),
    ...(isLater && !isPublishDay && { publishDate: 'dateRange.required' as const }),
  };
}

function validateTimes(draft: Draft, today: string): FieldErrorCodes {
  const { type, repeat, allDay, continuous, timeZone } = draft;
  if (type !== 'travel' && repeat && draft.dates.length === 0) return { dates: 'dateRange.required' };
  const dates = repeat ? chosenDates(draft) : [];
  const startDate = dates[0] ?? isoDateOf(draft.startDate);
  const endDate = dates.at(-1) ?? isoDateOf(draft.endDate);
  if (!startDate || !endDate) {
    return { ...(!startDate && { startDate: 'dateRange.required' }), ...(!endDate && { endDate: 'dateRange.required' }) };
  }
  if (type === 'travel') return toFieldErrors(datesProblem({ startDate, endDate }, today));
  const [startTime, endTime] = [draft.startTime || null, draft.endTime || null];
  const found = periodsOf({ startDate, endDate, startTime, endTime, allDay, repeat, continuous, dates, timeZone }, today);
  return 'problem' in found ? toFieldErrors(found.problem) : {};
}

const toFieldErrors = (problem: { field: DraftField; code: FieldProblem } | null): FieldErrorCodes =>
  problem ? { [problem.field]: problem.code } : {};
