import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The state of an item for staff; items in processing have no label. */
export const mediaStateLabels: Readonly<Record<string, MessageDescriptor | undefined>> = {
  published: msg`Published`,
  pending_review: msg`Waiting for review`,
  rejected: msg`Not shown to others`,
  removed: msg`Removed`,
};
