/** Moves the focus to the first field with an error. */
export function focusFirstError(within: HTMLElement | null): void {
  const invalidField = within?.querySelector('[aria-invalid="true"], [data-problem] :is(input, textarea, select, button)');
  if (invalidField instanceof HTMLElement) invalidField.focus();
}
