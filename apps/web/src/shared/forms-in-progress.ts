const touched = new Set<Element>();

/** Tracks forms and single text fields with unsaved values. Other controls outside a form, such as the language, take effect at once. */
export function watchForms(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const form = target.closest('form');
    if (form ?? target.matches('textarea, input, [contenteditable]')) touched.add(form ?? target);
  });
  document.addEventListener('reset', ({ target }) => void touched.delete(target as Element));
}

/** Whether the page contains typed values that would be lost. */
export function isFormInProgress(): boolean {
  for (const element of touched) {
    if (!element.isConnected) touched.delete(element);
  }
  return touched.size > 0;
}
