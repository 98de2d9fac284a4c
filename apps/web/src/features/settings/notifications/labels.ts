import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Channel, NotificationKind } from '@subrosa/rules/notifications/kinds';

export const kindNames: Record<NotificationKind, MessageDescriptor> = {
  connection_request: msg`Somebody would like to connect`,
  connection_accepted: msg`Somebody accepted my request`,
  endorsement_waiting: msg`Words about me wait for approval`,
  endorsement_approved: msg`My words about somebody were approved`,
  favourited_profile: msg`Somebody saved my profile`,
  favourited_request: msg`Somebody saved one of my requests`,
  event_created: msg`An entry is shared with me`,
  event_modified: msg`A shared entry changes`,
  event_removed: msg`A shared entry is removed`,
  coming_to_your_city: msg`Somebody is coming to my city`,
  premium_upgrade: msg`My membership becomes premium`,
  lifetime_approved: msg`Lifetime premium is approved`,
  lifetime_declined: msg`Lifetime premium is declined`,
  lifetime_set: msg`Lifetime premium begins`,
  identity_approved: msg`My identity is verified`,
  identity_declined: msg`My identity could not be verified`,
  identity_renewal: msg`My verification has to be renewed`,
  decision_made: msg`Our staff decide something about my account`,
  appeal_answered: msg`An appeal of mine is answered`,
  media_published: msg`A photo or video of mine is published`,
  media_rejected: msg`A photo or video of mine is not published`,
  media_taken_down: msg`A photo or video of mine is removed`,
  request_published: msg`A request of mine is reviewed and published`,
  request_rejected: msg`A request of mine is not published`,
  media_depicted: msg`Somebody names me in a photo or video`,
};

export const channelNames: Record<Channel, MessageDescriptor> = {
  inApp: msg`In the app`,
  email: msg`Email`,
  push: msg`Push`,
};
