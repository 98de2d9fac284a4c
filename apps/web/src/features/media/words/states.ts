import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { OwnMedia } from '@subrosa/contract/media/parts';

type Said = {
  words: MessageDescriptor;
  /** Who is to do something: nobody, or the member. */
  tone: 'calm' | 'ok' | 'attention' | 'error';
};

type Told = Pick<OwnMedia, 'state' | 'waitsFor' | 'purpose'>;

const waiting: Record<NonNullable<OwnMedia['waitsFor']>, Said> = {
  statement: { words: msg`Waits for you to say who is shown`, tone: 'attention' },
  verification: { words: msg`Only you see it: photos of people are published once your identity is verified`, tone: 'attention' },
  people: { words: msg`Only you see it until everybody who is named has agreed`, tone: 'calm' },
  review: { words: msg`Only you until reviewed`, tone: 'calm' },
};

const release: Said = { words: msg`Kept for our staff; nobody else sees it`, tone: 'calm' };

/** Where an item of one's own is, in words. */
export function sayState({ state, waitsFor, purpose }: Told): Said {
  switch (state) {
    case 'uploading':
      return { words: msg`Not finished`, tone: 'attention' };
    case 'quarantined':
      return { words: msg`Being checked`, tone: 'calm' };
    case 'scanned':
    case 'pending_review':
      return purpose === 'release' ? release : waiting[waitsFor ?? 'review'];
    case 'published':
      return { words: msg`Published`, tone: 'ok' };
    case 'rejected':
      return { words: msg`Not published`, tone: 'error' };
    case 'removed':
      return { words: msg`Removed`, tone: 'calm' };
    default:
      return state satisfies never;
  }
}
