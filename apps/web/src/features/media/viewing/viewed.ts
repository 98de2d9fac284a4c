import type { MediaView } from '@subrosa/contract/media/schemas';

/** An item of a gallery. */
export type GalleryMedia = { media: MediaView; caption: string };
