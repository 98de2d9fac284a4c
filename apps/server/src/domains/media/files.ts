import type { Size } from '../../platform/decoder/protocol.ts';

/** Keys of an item's files in the store. */
export const incomingKey = (id: string): string => `incoming/${id}`;

const INCOMING = /^incoming\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Returns the item's id in a key of an incoming file; null for other keys. */
export const incomingId = (key: string): string | null => INCOMING.exec(key)?.[1] ?? null;

/** Originals that matched a hash list, kept until staff decide; never served. */
export const quarantineKey = (id: string): string => `quarantine/${id}`;

export const servedKey = (id: string, file: string): string => `served/${id}/${file}`;

/** Prefix of all served files of an item. */
export const servedPrefix = (id: string): string => `served/${id}/`;

/** Widths in pixels; pictures are never enlarged. */
export const imageSizes = { small: 320, medium: 800, large: 1600 } as const;

export type ImageSize = keyof typeof imageSizes;

const imageFormats = ['avif', 'webp'] as const;

export type ImageFormat = (typeof imageFormats)[number];

export const imageFile = (size: ImageSize, format: ImageFormat): string => `${size}.${format}`;

/** Playlists and segments of a video are in one folder, so that one signature covers them. */
export const HLS = { folder: 'hls', playlist: 'master.m3u8' } as const;

/** Pictures taller than three times the largest width are shrunk, so that no picture costs more than others. */
export const largestPicture: Size = { width: imageSizes.large, height: 4800 };

/** Returns the size that is stored for a picture. */
export function fitted({ width, height }: Size): Size {
  const shrink = Math.min(1, largestPicture.height / height);
  return { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) };
}

/** Returns the size of a rendition. */
export function sizeOf(picture: Size, size: ImageSize): Size {
  const width = Math.min(picture.width, imageSizes[size]);
  return { width, height: Math.max(1, Math.round((picture.height * width) / picture.width)) };
}

/** All renditions of a picture, with their maximal widths. */
export const imageOutputs = (Object.keys(imageSizes) as ImageSize[]).flatMap((size) =>
  imageFormats.map((format) => ({ name: imageFile(size, format), width: imageSizes[size], format, size })),
);
