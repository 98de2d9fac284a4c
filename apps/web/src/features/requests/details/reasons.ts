import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RequestView } from '../calls/request.ts';

type Reason = NonNullable<NonNullable<RequestView['own']>['reason']>;

/** Why a post is hidden, and what its owner can do. */
export const reasonTexts: Record<Reason, MessageDescriptor> = {
  contact_details: msg`It appears to contain contact details. Take the marked passages out, then ask us to look again. Members meet here first, where both sides are protected.`,
  apparent_illegal: msg`It appears to be about something that the law or our rules forbid. Change the marked passages, then ask us to look again.`,
  person_without_consent: msg`Somebody is shown who has not agreed. Please remove the item, or name everybody who is shown, then ask us to look again.`,
  not_as_stated: msg`What is shown differs from what you said about it. Please mend that, then ask us to look again.`,
  not_allowed: msg`This is against the rules of the house. Please read the terms, change the request, then ask us to look again.`,
  quality: msg`It cannot be made out what is meant. Please say it more clearly, then ask us to look again.`,
  known: msg`This cannot be published here. Please write to support if you think that this is a mistake.`,
  objection: msg`Somebody who is shown objected. Please remove the item, then ask us to look again.`,
};
