const CHOSEN_BY_HAND = new Set(['radio', 'checkbox', 'button', 'submit']);

/** Whether a letter that is pressed here is meant as text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !CHOSEN_BY_HAND.has(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Enter belongs to what it would press. */
export function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('a, button, summary') !== null;
}

/** A dialog has the keyboard to itself. */
export const isInDialog = (): boolean => document.querySelector('[role="dialog"]') !== null;
