import { caseRules, type CaseKind } from './case-rules.ts';
import { endOf } from './span.ts';

export const dueAt = (kind: CaseKind, openedAt: Date): Date => endOf(caseRules[kind].due, openedAt);

/** Returns when the next reminder is due after this many; null after the last. */
export function reminderAt(kind: CaseKind, openedAt: Date, sent: number): Date | null {
  const span = caseRules[kind].reminders[sent];
  return span ? endOf(span, openedAt) : null;
}

/** Returns how many reminders are due by now. */
export function remindersDueBy(kind: CaseKind, openedAt: Date, now: Date): number {
  return caseRules[kind].reminders.filter((span) => endOf(span, openedAt) <= now).length;
}
