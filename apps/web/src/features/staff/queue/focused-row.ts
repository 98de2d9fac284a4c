export const rowId = (caseId: string): string => `case-${caseId}`;

/** The case whose row has the focus, or null. */
export function focusedCase(): string | null {
  return document.activeElement instanceof HTMLElement ? (document.activeElement.dataset['case'] ?? null) : null;
}

export function focusRow(caseId: string | null): void {
  if (caseId !== null) document.getElementById(rowId(caseId))?.focus();
}
