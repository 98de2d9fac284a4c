/** Leads the focus to the first field that is marked. */
export function focusFirstError(within: HTMLElement | null): void {
  const invalidField = within?.querySelector('[aria-invalid="true"], [data-problem] :is(input, textarea, select, button)');
  if (invalidField instanceof HTMLElement) invalidField.focus();
}
