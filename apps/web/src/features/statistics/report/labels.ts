import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LegalMatterKind, legalMatterOutcomes, ReportMeasure, ReportSection } from '@subrosa/rules/statistics/report';
import type { SanctionKind } from '@subrosa/rules/moderation/sanctions';
import { kindLabels, reasonLabels } from '../../staff/index.ts';

export const sectionLabels: Record<ReportSection, MessageDescriptor> = {
  notices: msg`Notices and reports`,
  intimate_pictures: msg`Intimate photos and videos, removal within 48 hours`,
  own_initiative: msg`Reviewed on our own initiative`,
  automated: msg`Flagged automatically, decided by a person`,
  reasons: msg`Decisions by reason`,
  sanctions: msg`Sanctions`,
  appeals: msg`Appeals`,
  disputes: msg`Out-of-court disputes`,
  orders: msg`Orders by authorities`,
  complaints: msg`Complaints`,
  depicted_persons: msg`Requests by persons shown`,
  take_downs: msg`Take-downs`,
  accounts_closed: msg`Accounts closed`,
  reviewed_before: msg`Reviewed before publication`,
};

export const measureLabels: Record<ReportMeasure, MessageDescriptor> = {
  received: msg({ message: 'Received', context: 'statistics' }),
  acted: msg`Action taken`,
  dismissed: msg`No action`,
  withdrawn: msg({ message: 'Withdrawn', context: 'ended without a decision' }),
  in_time: msg`On time`,
  median_minutes: msg`Median time`,
  given: msg({ message: 'Issued', context: 'sanctions' }),
  answered: msg({ message: 'Answered', context: 'statistics' }),
};

export const legalMatterLabels: Record<LegalMatterKind, MessageDescriptor> = {
  order_to_act: msg`Order to act against content`,
  order_to_inform: msg`Order to provide information`,
  dispute: msg`Out-of-court dispute`,
};

export const outcomeLabels: Record<(typeof legalMatterOutcomes)[number], MessageDescriptor> = {
  complied: msg`Complied`,
  rejected: msg`Refused`,
  settled: msg`Settled`,
};

export const sanctionLabels: Record<SanctionKind, MessageDescriptor> = {
  warning: msg`A warning`,
  strike: msg`A strike`,
  suspension: msg`A suspension`,
  ban: msg`A ban`,
};

const partLabels: Partial<Record<string, MessageDescriptor>> = { ...reasonLabels, ...kindLabels, ...sanctionLabels, ...legalMatterLabels };

/** The label of a part of a report; “under_age” is a reason in one section and a kind elsewhere. */
export function labelOfPart(section: ReportSection, part: string): MessageDescriptor | undefined {
  return section === 'reasons' ? (reasonLabels as Partial<Record<string, MessageDescriptor>>)[part] : partLabels[part];
}
