import type { OwnMedia } from '@subrosa/contract/media/schemas';

/** An item of one's own gallery. */
export type OwnGalleryItem = { caption: string; item: OwnMedia };

/** What the menu of an item asks of the page. */
export type ItemActions = {
  onCaption: (entry: OwnGalleryItem) => void;
  onState: (item: OwnMedia) => void;
  onRemove: (item: OwnMedia) => void;
};

export type OwnGalleryProps = ItemActions & {
  /** Each with its pictures. */
  items: readonly OwnGalleryItem[];
  onOrder: (ids: string[]) => void;
};
