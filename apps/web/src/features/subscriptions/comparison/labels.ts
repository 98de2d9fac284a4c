import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Capability } from '@subrosa/rules/entitlements/table';

export const capabilityLabels: Record<Capability, MessageDescriptor> = {
  'safety.blockAndReport': msg`Block and report`,
  'requests.browse': msg`See requests and profiles`,
  'requests.post': msg`Post requests`,
  'requests.edit': msg`Edit or delete your posts`,
  'requests.withdraw': msg`Withdraw your own posts`,
  'messages.read': msg`Read messages`,
  'messages.reply': msg`Reply to messages`,
  'messages.attach': msg`Send photos, videos and files in chat`,
  'messages.start': msg`Start conversations`,
  'messages.staff': msg`Message our team`,
  'messages.autoReply': msg`Auto-reply to first messages`,
  'groups.create': msg`Create groups`,
  'profiles.links': msg`Others’ social and fan-site links`,
  'explore.pages': msg`Member search results`,
  'explore.nearby': msg`Search by distance, online status and travel`,
  'explore.age': msg`Search by age`,
  'explore.languages': msg`Search by language`,
  'explore.city': msg`Search in any city`,
  'calendar.travel': msg`Other members’ travel plans`,
  'calendar.updates': msg`Calendar notifications`,
  'calendar.travelEmails': msg`Emails about travel plans`,
  'calendar.arrivals': msg`Alerts when a confidant comes to your city`,
  'media.publishPeople': msg`Publish photos and videos that show people`,
};
