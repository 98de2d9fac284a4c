import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportReason } from '@subrosa/rules/connections/reports';

/** In the order in which they are offered, the most urgent first. */
export const reportLabels: Record<ReportReason, MessageDescriptor> = {
  underage: msg`May be underage`,
  without_consent: msg`Something without consent`,
  threats: msg`Threats or harassment`,
  scam: msg`Fraud or asks for money`,
  impersonation: msg`Pretends to be someone else`,
  contact_details: msg`Shares contact details`,
  other: msg`Something else`,
};
