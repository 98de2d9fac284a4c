import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CsamIncident, ReviewerSlot, CsamReportState, CsamVerdict } from '@subrosa/rules/csam/csam';

export const verdictLabels: Readonly<Record<CsamVerdict, MessageDescriptor>> = {
  report: msg`Report to the agency`,
  dismiss: msg`Dismiss as a mistake`,
};

export const incidentLabels: Readonly<Record<CsamIncident, MessageDescriptor>> = {
  material: msg`Illegal material`,
  enticement: msg`Contact with a minor`,
};

export const reportStateLabels: Readonly<Record<CsamReportState, MessageDescriptor>> = {
  waiting: msg`Waiting to be sent`,
  sending: msg`Sending`,
  acknowledged: msg`Acknowledged`,
  rejected: msg`Returned by the agency`,
};

export const slotLabels: Readonly<Record<ReviewerSlot, MessageDescriptor>> = {
  primary: msg`First reviewer`,
  secondary: msg`Second reviewer`,
  deputy: msg`Deputy`,
};
