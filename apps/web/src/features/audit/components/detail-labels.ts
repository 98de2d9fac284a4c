import type { MessageDescriptor } from '@lingui/core';
import { decidedLabels, kindLabels, reasonLabels, roleLabels } from '../../staff/index.ts';
import { legalMatterLabels, outcomeLabels, sanctionLabels } from '../../statistics/index.ts';

type Labels = Partial<Record<string, MessageDescriptor>>;

/** By the name of the detail: the enum labels of the contract. */
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

/** Translates a detail of an entry; returns a value without a label unchanged, and null when there is nothing to show. */
export function detailLabels(
  name: string,
  value: string | number | boolean | null,
  translate: (word: MessageDescriptor) => string,
): string[] {
  if (value === null || value === '') return [];
  const known = labels[name]?.[String(value)];
  return [known ? translate(known) : typeof value === 'string' ? value : `${name} ${String(value)}`];
}
