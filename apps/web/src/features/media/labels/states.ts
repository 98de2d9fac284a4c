import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { OwnMedia } from '@subrosa/contract/media/schemas';

type MediaStateText = {
  label: MessageDescriptor;
  /** The urgency of the state; `attention` and `error` require an action of the member. */
  tone: 'calm' | 'ok' | 'attention' | 'error';
};

type MediaStateSource = Pick<OwnMedia, 'state' | 'waitsFor' | 'purpose'>;

const waitingLabels: Record<NonNullable<OwnMedia['waitsFor']>, MediaStateText> = {
  declaration: { label: msg`Tag people before review`, tone: 'attention' },
  verification: { label: msg`Only you can see it. Photos of people are published once your identity is verified.`, tone: 'attention' },
  people: { label: msg`Only you can see this until everyone tagged agrees`, tone: 'calm' },
  review: { label: msg`Only you until reviewed`, tone: 'calm' },
};

const release: MediaStateText = { label: msg`Kept for our team. No one else can see it.`, tone: 'calm' };

/** The state of the member's own item as text. */
export function mediaStateLabel({ state, waitsFor, purpose }: MediaStateSource): MediaStateText {
  switch (state) {
    case 'uploading':
      return { label: msg`Upload not finished`, tone: 'attention' };
    case 'quarantined':
      return { label: msg`Checking`, tone: 'calm' };
    case 'scanned':
    case 'pending_review':
      return purpose === 'release' ? release : waitingLabels[waitsFor ?? 'review'];
    case 'published':
      return { label: msg`Published`, tone: 'ok' };
    case 'rejected':
      return { label: msg`Not published`, tone: 'error' };
    case 'removed':
      return { label: msg`Removed`, tone: 'calm' };
    default:
      return state satisfies never;
  }
}
