import { z } from 'zod';

/** Protocol of the decoder: `POST /decode` with the question as JSON in a header and the file as the body. */
export const DECODE_PATH = '/decode';
export const QUESTION_HEADER = 'x-question';

const side = z.int().min(1).max(100_000);
const size = z.object({ width: side, height: side });

export type Size = z.output<typeof size>;

const pictureFormats = ['avif', 'webp', 'jpeg'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

const pictureOutput = z.object({ ...size.shape, format: z.enum(pictureFormats), name: z.string().regex(/^[a-z]+\.[a-z]+$/) });

export type PictureOutput = z.output<typeof pictureOutput>;

export const question = z.discriminatedUnion('operation', [
  /** A picture of any supported format to `pixels`: three bytes each, upright, sRGB on white, scaled down to fit the box. */
  z.object({ operation: z.literal('decode-picture'), box: size }),
  /** Pixels to picture files. */
  z.object({ operation: z.literal('encode-picture'), pixels: size, outputs: z.array(pictureOutput).max(10) }),
  z.object({ operation: z.literal('inspect-video') }),
  /** HLS in two renditions below `hls/`, and a frame of the first second as pictures of at most these widths. */
  z.object({ operation: z.literal('render-video'), posters: z.array(pictureOutput.omit({ height: true })).max(10) }),
  /** One MP4 of the smaller rendition; the body begins with the pixels of the watermark, four bytes each. */
  z.object({ operation: z.literal('watermark-video'), watermark: size, seconds: z.int().min(1).max(3600) }),
]);

export type Question = z.output<typeof question>;
export type Operation = Question['operation'];

const pictureHash = z.object({ pdq: z.string().regex(/^[0-9a-f]{64}$/), quality: z.int().min(0).max(100) });
/** A ThumbHash in base64. */
const placeholder = z.base64().max(60);

/** The last entry of each operation; files precede it. */
export const results = {
  'decode-picture': z.object({ original: size, pixels: size }),
  'encode-picture': z.object({ ...pictureHash.shape, placeholder }),
  'inspect-video': z.object({
    /** The displayed size: rotated and with square pixels. */
    size,
    /** The coded size. */
    frame: size,
    seconds: z.number().min(0),
    smallerRendition: size,
  }),
  'render-video': z.object({
    size,
    milliseconds: z.int().min(1),
    placeholder,
    /** Hashes of encoded frames, including the poster, so that the published pictures are compared with the hash lists. */
    hashes: z.array(pictureHash).min(1).max(200),
  }),
  'watermark-video': z.object({}),
} as const satisfies Record<Operation, z.ZodType>;

export type Result<Name extends Operation> = z.output<(typeof results)[Name]>;

export const rejections = ['type', 'unreadable', 'too_many_pixels'] as const;

export type Rejection = (typeof rejections)[number];

/** The response consists of lines of JSON; the bytes of a file follow the line that names it. */
export const entry = z.union([
  z.object({ file: z.string().regex(/^(?:[a-z0-9]+\/){0,2}[a-z0-9]+(?:\.[a-z0-9]+)?$/), bytes: z.int().min(0) }),
  /** From 0 to 1; repeated as a heartbeat while there is nothing else to send. */
  z.object({ progress: z.number().min(0).max(1) }),
  z.object({ result: z.unknown() }),
  /** The file is invalid; a retry would fail too. */
  z.object({ rejected: z.enum(rejections), detail: z.string() }),
  /** A program ended without a result: the file may be at fault. */
  z.object({ failed: z.string() }),
  /** The machine lacks something that decoding needs; the file is not at fault. */
  z.object({ unavailable: z.string() }),
]);

export type Entry = z.output<typeof entry>;

/** The longest pause between two entries of the decoder, and how long a caller waits for the next one. */
export const HEARTBEAT_MS = 5000;
export const SILENCE_MS = 30_000;
