import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CsamIncident, ReviewerSlot, CsamReportState, CsamVerdict } from '@subrosa/rules/csam/csam';

export const verdictLabels: Readonly<Record<CsamVerdict, MessageDescriptor>> = {
  report: msg`Report to the agency`,
  dismiss: msg`A mistake: dismiss it`,
};

export const incidentLabels: Readonly<Record<CsamIncident, MessageDescriptor>> = {
  material: msg`Unlawful material`,
  enticement: msg`Approaching a minor`,
};

export const reportStateLabels: Readonly<Record<CsamReportState, MessageDescriptor>> = {
  waiting: msg`Waits to be sent`,
  sending: msg`On its way`,
  acknowledged: msg`Acknowledged`,
  rejected: msg`Sent back by the agency`,
};

export const slotLabels: Readonly<Record<ReviewerSlot, MessageDescriptor>> = {
  first: msg`First person`,
  second: msg`Second person`,
  deputy: msg`Deputy`,
};
