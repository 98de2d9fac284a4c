import type { MessageDescriptor } from '@lingui/core';
import { decidedLabels, kindLabels, reasonLabels, roleLabels } from '../../staff/index.ts';
import { legalMatterLabels, outcomeLabels, sanctionLabels } from '../../statistics/index.ts';

type Labels = Partial<Record<string, MessageDescriptor>>;

/** By the name of the detail: words of the contract that have words for people. */
const labels: Record<string, Labels> = {
  kind: { ...kindLabels, ...legalMatterLabels },
  reason: reasonLabels,
  decision: decidedLabels,
  sanction: sanctionLabels,
  outcome: outcomeLabels,
  role: roleLabels,
  before: roleLabels,
  after: roleLabels,
};

/** A detail of an entry for people; what has no words is shown as it was written, and nothing where it says nothing. */
export function detailLabels(
  name: string,
  value: string | number | boolean | null,
  translate: (word: MessageDescriptor) => string,
): string[] {
  if (value === null || value === '') return [];
  const known = labels[name]?.[String(value)];
  return [known ? translate(known) : typeof value === 'string' ? value : `${name} ${String(value)}`];
}
