/** Where a picture lies that was handed in, until it is read; never served. */
export const pictureKey = (noticeId: string): string => `notices/${noticeId}`;

/** How long the address takes it. */
export const PICTURE_SECONDS = 3600;
