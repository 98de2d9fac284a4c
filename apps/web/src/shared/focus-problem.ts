/** Leads the focus to the first field that is marked. */
export function focusFirstProblem(within: HTMLElement | null): void {
  const marked = within?.querySelector('[aria-invalid="true"], [data-problem] :is(input, textarea, select, button)');
  if (marked instanceof HTMLElement) marked.focus();
}
