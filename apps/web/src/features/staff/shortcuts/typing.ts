const CHOSEN_BY_HAND = new Set(['radio', 'checkbox', 'button', 'submit']);

/** Whether a character typed here is text input. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !CHOSEN_BY_HAND.has(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Enter activates the focused control. */
export function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('a, button, summary') !== null;
}

/** An open dialog receives all keys. */
export const isInDialog = (): boolean => document.querySelector('[role="dialog"]') !== null;
