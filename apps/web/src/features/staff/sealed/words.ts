import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SealedIncident, SealedPlace, SealedReportState, SealedVerdict } from '@subrosa/rules/sealed/sealed';

export const verdictWords: Readonly<Record<SealedVerdict, MessageDescriptor>> = {
  report: msg`Report to the agency`,
  dismiss: msg`A mistake: dismiss it`,
};

export const incidentWords: Readonly<Record<SealedIncident, MessageDescriptor>> = {
  material: msg`Unlawful material`,
  enticement: msg`Approaching a minor`,
};

export const reportWords: Readonly<Record<SealedReportState, MessageDescriptor>> = {
  waiting: msg`Waits to be sent`,
  sending: msg`On its way`,
  acknowledged: msg`Acknowledged`,
  rejected: msg`Sent back by the agency`,
};

export const placeWords: Readonly<Record<SealedPlace, MessageDescriptor>> = {
  first: msg`First person`,
  second: msg`Second person`,
  deputy: msg`Deputy`,
};
