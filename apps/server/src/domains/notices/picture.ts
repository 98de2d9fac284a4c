/** The object key of an uploaded picture until it is processed; it is never served. */
export const pictureKey = (noticeId: string): string => `notices/${noticeId}`;

/** How long the upload URL is valid. */
export const PICTURE_SECONDS = 3600;
