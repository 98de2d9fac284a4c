import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LegalMatterKind, legalMatterOutcomes, ReportMeasure, ReportSection } from '@subrosa/rules/statistics/report';
import type { SanctionKind } from '@subrosa/rules/moderation/sanctions';
import { kindLabels, reasonLabels } from '../../staff/index.ts';

export const sectionLabels: Record<ReportSection, MessageDescriptor> = {
  notices: msg`Notices and reports`,
  intimate_pictures: msg`Intimate pictures, removal within 48 hours`,
  own_initiative: msg`Looked at on our own initiative`,
  automated: msg`Pointed at by a program, decided by a person`,
  reasons: msg`Decisions by reason`,
  sanctions: msg`Sanctions`,
  appeals: msg`Appeals`,
  disputes: msg`Disputes before bodies outside`,
  orders: msg`Orders of authorities`,
  complaints: msg`Complaints`,
  depicted_persons: msg`Requests of persons shown`,
  take_downs: msg`Take-downs`,
  accounts_closed: msg`Accounts closed`,
  reviewed_before: msg`Reviewed before publication`,
};

export const measureLabels: Record<ReportMeasure, MessageDescriptor> = {
  received: msg`Received`,
  acted: msg`Acted on`,
  dismissed: msg`Left as it was`,
  withdrawn: msg`Fell away`,
  in_time: msg`In time`,
  median_minutes: msg`Median time`,
  given: msg`Given`,
  answered: msg`Answered`,
};

export const legalMatterLabels: Record<LegalMatterKind, MessageDescriptor> = {
  order_to_act: msg`Order to act against content`,
  order_to_inform: msg`Order to give information`,
  dispute: msg`Dispute out of court`,
};

export const outcomeLabels: Record<(typeof legalMatterOutcomes)[number], MessageDescriptor> = {
  followed: msg`Followed`,
  refused: msg`Refused`,
  settled: msg`Settled`,
};

export const sanctionLabels: Record<SanctionKind, MessageDescriptor> = {
  warning: msg`A warning`,
  strike: msg`A strike`,
  suspension: msg`A suspension`,
  ban: msg`A ban`,
};

const partLabels: Partial<Record<string, MessageDescriptor>> = { ...reasonLabels, ...kindLabels, ...sanctionLabels, ...legalMatterLabels };

/** The words of a part; “under_age” is a reason among reasons, and a kind elsewhere. */
export function labelOfPart(section: ReportSection, part: string): MessageDescriptor | undefined {
  return section === 'reasons' ? (reasonLabels as Partial<Record<string, MessageDescriptor>>)[part] : partLabels[part];
}
