const pictures: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
const videos: readonly string[] = ['video/mp4', 'video/webm', 'video/quicktime'];

/** Types that browsers can display; others are only downloaded. */
export const isPictureType = (type: string): boolean => pictures.includes(type);

export const isVideoType = (type: string): boolean => videos.includes(type);
