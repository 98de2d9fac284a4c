import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { MediaReason } from '@subrosa/rules/media/states';

/** Why an item was not published, and what its owner can do. The one home of these sentences. */
export const reasons: Record<MediaReason, { what: MessageDescriptor; toDo: MessageDescriptor }> = {
  type: {
    what: msg`This file is not what its name says.`,
    toDo: msg`Please choose a photo (JPEG, PNG, WebP, AVIF, HEIC, GIF) or a video (MP4, MOV, WebM).`,
  },
  unreadable: {
    what: msg`We could not read this file: it seems to be damaged.`,
    toDo: msg`Please open it on your device, save it again, and upload that copy.`,
  },
  too_large: {
    what: msg`This file exceeds the allowed size of 200 MB.`,
    toDo: msg`Please upload a smaller or shorter version.`,
  },
  too_many_pixels: {
    what: msg`This picture has more than 40 million pixels.`,
    toDo: msg`Please make it smaller and upload it again.`,
  },
  too_long: {
    what: msg`This video is longer than 15 minutes.`,
    toDo: msg`Please shorten it, or upload it in parts.`,
  },
  too_small: {
    what: msg`This picture is too small for its place.`,
    toDo: msg`A profile photo is wider than 460 px and taller than 500 px. Please choose a larger one.`,
  },
  virus: {
    what: msg`Our check found harmful code in this file, and we deleted it.`,
    toDo: msg`Please check your device, then upload another copy.`,
  },
  known: {
    what: msg`This file cannot be published.`,
    toDo: msg`Please contact support if you think that this is a mistake.`,
  },
  person_without_consent: {
    what: msg`Somebody is shown here who has not agreed.`,
    toDo: msg`Please upload it again, and name everybody who is shown.`,
  },
  not_as_stated: {
    what: msg`What is shown differs from what you said about it.`,
    toDo: msg`Please upload it again, and say who is shown.`,
  },
  not_allowed: {
    what: msg`This is against the rules of the house.`,
    toDo: msg`Please read the terms, and remove the item. You can appeal by contacting support.`,
  },
  contact_details: {
    what: msg`Contact details can be read on it.`,
    toDo: msg`Please cover addresses, phone numbers and links, and upload it again.`,
  },
  quality: {
    what: msg`It cannot be made out what is shown.`,
    toDo: msg`Please choose a sharper or brighter picture.`,
  },
  objection: {
    what: msg`Somebody who is shown objected, so nobody sees it any more.`,
    toDo: msg`Please talk to them, or remove the item.`,
  },
};
