import type { Size } from '../../platform/decoder/protocol.ts';

/** Where the files of an item are in the store, and what they are called. */
export const incomingKey = (id: string): string => `incoming/${id}`;

const INCOMING = /^incoming\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Whose incoming file a key names; null where it is another key. */
export const incomingId = (key: string): string | null => INCOMING.exec(key)?.[1] ?? null;

/** What the hash list knew, kept for staff to decide about; never served. */
export const quarantineKey = (id: string): string => `sealed/${id}`;

export const servedKey = (id: string, file: string): string => `served/${id}/${file}`;

/** Everything that is ever served of an item is below this. */
export const servedPrefix = (id: string): string => `served/${id}/`;

/** Widths in pixels; no picture is enlarged. */
export const imageSizes = { small: 320, medium: 800, large: 1600 } as const;

export type ImageSize = keyof typeof imageSizes;

const imageFormats = ['avif', 'webp'] as const;

export type ImageFormat = (typeof imageFormats)[number];

export const imageFile = (size: ImageSize, format: ImageFormat): string => `${size}.${format}`;

/** A video's playlists and segments are one folder: one signature opens all of it. */
export const HLS = { folder: 'hls', playlist: 'master.m3u8' } as const;

/** Three times as tall as the widest picture is wide: taller ones are shrunk, so that no picture costs more than others. */
export const largestPicture: Size = { width: imageSizes.large, height: 4800 };

/** The size by which a picture is known from now on. */
export function fitted({ width, height }: Size): Size {
  const shrink = Math.min(1, largestPicture.height / height);
  return { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) };
}

/** The side lengths of a picture that is shrunk to a width. */
export function sizeOf(picture: Size, size: ImageSize): Size {
  const width = Math.min(picture.width, imageSizes[size]);
  return { width, height: Math.max(1, Math.round((picture.height * width) / picture.width)) };
}

/** Every file that is made of a picture, with the most that it may be wide. */
export const imageOutputs = (Object.keys(imageSizes) as ImageSize[]).flatMap((size) =>
  imageFormats.map((format) => ({ name: imageFile(size, format), width: imageSizes[size], format, size })),
);
