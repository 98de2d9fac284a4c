import type { ChecklistStep } from './use-checklist.ts';

/** The confirmed email address is the first step: every member has one. */
const CONFIRMED = 1;

export function progressOf(steps: readonly ChecklistStep[] | null): { done: number; of: number } | null {
  return steps && { done: steps.filter(({ isDone }) => isDone).length + CONFIRMED, of: steps.length + CONFIRMED };
}
