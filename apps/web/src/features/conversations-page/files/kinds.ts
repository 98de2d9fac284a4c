const pictures: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
const videos: readonly string[] = ['video/mp4', 'video/webm', 'video/quicktime'];

/** What browsers draw; anything else is only handed over. */
export const isPictureType = (type: string): boolean => pictures.includes(type);

export const isVideoType = (type: string): boolean => videos.includes(type);
