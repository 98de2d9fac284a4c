import type { MediaView } from '@subrosa/contract/media/parts';

/** An item of somebody's gallery. */
export type Viewed = { media: MediaView; caption: string };
