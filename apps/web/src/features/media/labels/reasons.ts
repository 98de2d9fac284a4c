import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { MediaReason } from '@subrosa/rules/media/states';
import type { ArticleSlug } from '../../../shared/help/article-slugs.ts';

interface Reason {
  what: MessageDescriptor;
  toDo: MessageDescriptor;
  /** The article that explains it. */
  article?: ArticleSlug;
}

/** Why an item was not published, and what its owner can do. The only place with these texts. */
export const reasons: Record<MediaReason, Reason> = {
  type: {
    what: msg`This file’s type doesn’t match its name.`,
    toDo: msg`Choose a photo (JPEG, PNG, WebP, AVIF, HEIC, GIF) or a video (MP4, MOV, WebM).`,
  },
  unreadable: {
    what: msg`We couldn’t read this file. It may be damaged.`,
    toDo: msg`Open it on your device, save it again and upload that copy.`,
  },
  too_large: {
    what: msg`This file exceeds the allowed size of 200 MB.`,
    toDo: msg`Upload a smaller or shorter version.`,
  },
  too_many_pixels: {
    what: msg`This photo has more than 40 million pixels.`,
    toDo: msg`Make it smaller and upload it again.`,
  },
  too_long: {
    what: msg`This video is longer than 15 minutes.`,
    toDo: msg`Shorten it, or upload it in parts.`,
  },
  too_small: {
    what: msg`This photo is too small for this use.`,
    toDo: msg`Profile photos must be wider than 460 px and taller than 500 px. Choose a larger one.`,
  },
  virus: {
    what: msg`This file contained malware, so we deleted it.`,
    toDo: msg`Check your device for malware, then upload another copy.`,
  },
  known: {
    what: msg`This file can’t be published.`,
    toDo: msg`If you think this is a mistake, contact support.`,
    article: 'decisions-appeals',
  },
  person_without_consent: {
    what: msg`Someone shown hasn’t given their consent.`,
    toDo: msg`Upload it again and tag everyone shown.`,
    article: 'picture-of-me',
  },
  not_as_stated: {
    what: msg`It doesn’t match your description of it.`,
    toDo: msg`Upload it again and tag everyone shown.`,
    article: 'picture-of-me',
  },
  not_allowed: {
    what: msg`This is against our rules.`,
    toDo: msg`Read the Terms and remove the item. To appeal, contact support.`,
    article: 'decisions-appeals',
  },
  contact_details: {
    what: msg`It shows contact details.`,
    toDo: msg`Cover addresses, phone numbers and links, then upload it again.`,
    article: 'requests',
  },
  quality: {
    what: msg`It’s not clear what this shows.`,
    toDo: msg`Choose a sharper or brighter photo.`,
    article: 'decisions-appeals',
  },
  objection: {
    what: msg`Someone shown objected, so it’s now hidden.`,
    toDo: msg`Talk to them, or remove the item.`,
    article: 'picture-of-me',
  },
};
