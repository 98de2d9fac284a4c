import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How far an item is, for staff; what is only on its way needs no word. */
export const mediaStateLabels: Readonly<Record<string, MessageDescriptor | undefined>> = {
  published: msg`Published`,
  pending_review: msg`Waiting for review`,
  rejected: msg`Not shown to others`,
  removed: msg`Removed`,
};
