import type { OwnMedia } from '@subrosa/contract/media/schemas';

/** An item of the member's own gallery. */
export type OwnGalleryItem = { caption: string; item: OwnMedia };

/** The handlers of an item's menu. */
export type ItemActions = {
  onCaption: (entry: OwnGalleryItem) => void;
  onState: (item: OwnMedia) => void;
  onRemove: (item: OwnMedia) => void;
};

export type OwnGalleryProps = ItemActions & {
  /** The gallery items with their media. */
  items: readonly OwnGalleryItem[];
  onOrder: (ids: string[]) => void;
};
