import type { MediaView } from '@subrosa/contract/media/schemas';

/** An item of somebody's gallery. */
export type GalleryMedia = { media: MediaView; caption: string };
