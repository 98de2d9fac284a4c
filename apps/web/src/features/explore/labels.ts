import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExploreStatus, Presence, UserType } from '@subrosa/rules/explore/filter';

/** In the order in which they are offered. */
export const whoNames: Record<UserType, MessageDescriptor> = {
  all: msg`Everyone`,
  confidant: msg`Confidants`,
  fetishist: msg`Fetishists`,
  premium: msg`Premium members`,
  regular: msg`Regular members`,
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
