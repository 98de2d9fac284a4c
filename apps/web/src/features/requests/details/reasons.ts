import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RequestView } from '../api/request.ts';

type Reason = NonNullable<NonNullable<RequestView['own']>['reason']>;

/** Why a post is hidden, and what its owner can do. */
export const reasonTexts: Record<Reason, MessageDescriptor> = {
  contact_details: msg`This seems to contain contact details. Remove the highlighted text, then ask for a review. Meeting on Subrosa first protects you both.`,
  apparent_illegal: msg`This seems to be about something the law or our rules forbid. Change the highlighted text, then ask for a review.`,
  person_without_consent: msg`Someone shown hasn’t given their consent. Remove the photo or video or tag everyone in it, then ask for a review.`,
  not_as_stated: msg`What’s shown doesn’t match your description. Change one or the other, then ask for a review.`,
  not_allowed: msg`This is against our rules. Read the Terms, change your request, then ask for a review.`,
  quality: msg`It’s not clear what this request is about. Reword it, then ask for a review.`,
  known: msg`We can’t publish this. If you think this is a mistake, contact support.`,
  objection: msg`Someone shown objected. Remove the photo or video, then ask for a review.`,
};
