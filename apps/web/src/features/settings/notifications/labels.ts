import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Channel, NotificationKind } from '@subrosa/rules/notifications/kinds';

export const kindNames: Record<NotificationKind, MessageDescriptor> = {
  connection_request: msg`Someone would like to connect`,
  connection_accepted: msg`Someone accepts my connection request`,
  endorsement_waiting: msg`An endorsement needs my approval`,
  endorsement_approved: msg`My endorsement of someone was approved`,
  favourited_profile: msg`Someone saves my profile`,
  favourited_request: msg`Someone saves one of my requests`,
  event_created: msg`An entry is shared with me`,
  event_modified: msg`A shared entry changes`,
  event_removed: msg`A shared entry is removed`,
  coming_to_your_city: msg`Someone is coming to my city`,
  premium_upgrade: msg`My membership becomes premium`,
  lifetime_approved: msg`My lifetime premium is approved`,
  lifetime_declined: msg`My lifetime premium is declined`,
  lifetime_set: msg`My lifetime premium starts`,
  identity_approved: msg`My identity is verified`,
  identity_declined: msg`My identity couldn’t be verified`,
  identity_renewal: msg`My verification needs to be renewed`,
  decision_made: msg`A decision about my account`,
  appeal_answered: msg`A decision on my appeal`,
  media_published: msg`My photo or video is published`,
  media_rejected: msg`My photo or video isn’t published`,
  media_taken_down: msg`My photo or video is removed`,
  request_published: msg`My request is reviewed and published`,
  request_rejected: msg`My request isn’t published`,
  media_depicted: msg`Someone tags me in a photo or video`,
};

export const channelNames: Record<Channel, MessageDescriptor> = {
  inApp: msg`In the app`,
  email: msg`Email`,
  push: msg`Push`,
};
