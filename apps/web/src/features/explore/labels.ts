import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AgeBand, ExploreStatus, Presence, SearchPlan, SearchRole } from '@subrosa/rules/explore/filter';

/** In the order in which they are offered. */
export const roleNames: Record<SearchRole, MessageDescriptor> = {
  confidant: msg`Confidants`,
  fetishist: msg`Fetishists`,
  all: msg`Everyone`,
};

export const planNames: Record<SearchPlan, MessageDescriptor> = {
  all: msg`Any plan`,
  premium: msg`Premium members`,
  regular: msg`Regular members`,
};

export const ageBandNames: Record<AgeBand, string> = {
  '19-24': '19–24',
  '25-34': '25–34',
  '35-44': '35–44',
  '45-54': '45–54',
  '55': '55+',
};

export const statusNames: Record<ExploreStatus, MessageDescriptor> = {
  online: msg`Online now`,
  traveling: msg`Travelling`,
  verified: msg`Verified members only`,
};

export const presenceNames: Record<Presence, MessageDescriptor> = {
  online: msg`Online`,
  today: msg`Active today`,
  week: msg`This week`,
  month: msg`This month`,
};
