import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EventType, MemberType } from '@subrosa/rules/calendar/entries';
import type { View } from './view-state.ts';

export const viewNames: Record<View, MessageDescriptor> = {
  agenda: msg`Agenda`,
  month: msg`Month`,
  week: msg`Week`,
  day: msg`Day`,
};

/** The singular of each type. */
export const kindNames: Record<EventType, MessageDescriptor> = {
  event: msg`Event`,
  travel: msg`Travel plan`,
  schedule: msg`Schedule`,
  birthday: msg`Birthday`,
};

/** The plural of each type. */
export const typeNames: Record<EventType, MessageDescriptor> = {
  event: msg`Events`,
  travel: msg`Travel plans`,
  schedule: msg`Schedules`,
  birthday: msg`Birthdays`,
};

export const memberTypeNames: Record<MemberType, MessageDescriptor> = {
  confidant: msg`Confidants`,
  fetishist: msg`Fetishists`,
  premium: msg`Premium`,
  regular: msg`Regular`,
};
