import type { MessageDescriptor } from '@lingui/core';
import type { MediaView } from '@subrosa/contract/media/schemas';
import { mediaStateLabel } from '../../media/index.ts';
import type { RequestView } from '../api/request.ts';

/** An item of a post; for the owner also items that others cannot see yet, with the reason. */
export type ViewedItem = { media: MediaView; note: MessageDescriptor | null };

export function viewedOf({ media, own }: Pick<RequestView, 'media' | 'own'>): ViewedItem[] {
  if (!own) return media.map((item) => ({ media: item, note: null }));
  return own.media.flatMap((item) =>
    item.media ? [{ media: item.media, note: item.state === 'published' ? null : mediaStateLabel(item).label }] : [],
  );
}
