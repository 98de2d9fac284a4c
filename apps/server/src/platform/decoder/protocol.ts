import { z } from 'zod';

/** How the decoder is asked: `POST /decode`, the question as JSON in a header, the file as the body. */
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
  /** A picture of any kind that we take to `pixels`: three bytes each, upright, sRGB on white, shrunk until it fits the box. */
  z.object({ operation: z.literal('decode-picture'), box: size }),
  /** Such pixels to files. */
  z.object({ operation: z.literal('encode-picture'), pixels: size, outputs: z.array(pictureOutput).max(10) }),
  z.object({ operation: z.literal('inspect-video') }),
  /** HLS in two renditions below `hls/`, and a frame of the first second as pictures no wider than these. */
  z.object({ operation: z.literal('render-video'), posters: z.array(pictureOutput.omit({ height: true })).max(10) }),
  /** One MP4 of the smaller rendition; the body begins with the pixels of the watermark, four bytes each. */
  z.object({ operation: z.literal('watermark-video'), watermark: size, seconds: z.int().min(1).max(3600) }),
]);

export type Question = z.output<typeof question>;
export type Operation = Question['operation'];

const pictureHash = z.object({ pdq: z.string().regex(/^[0-9a-f]{64}$/), quality: z.int().min(0).max(100) });
/** A ThumbHash in base64. */
const placeholder = z.base64().max(60);

/** What each operation ends with; the files come before. */
export const results = {
  'decode-picture': z.object({ original: size, pixels: size }),
  'encode-picture': z.object({ ...pictureHash.shape, placeholder }),
  'inspect-video': z.object({
    /** As it is shown: turned, and with square pixels. */
    size,
    /** As it is coded. */
    frame: size,
    seconds: z.number().min(0),
    smallerRendition: size,
  }),
  'render-video': z.object({
    size,
    milliseconds: z.int().min(1),
    placeholder,
    /** Of frames that were encoded, the poster among them: what is compared with lists is what is shown. */
    hashes: z.array(pictureHash).min(1).max(200),
  }),
  'watermark-video': z.object({}),
} as const satisfies Record<Operation, z.ZodType>;

export type Result<Name extends Operation> = z.output<(typeof results)[Name]>;

export const rejections = ['type', 'unreadable', 'too_many_pixels'] as const;

export type Rejection = (typeof rejections)[number];

/** The answer is lines of JSON; after a line that names a file come its bytes. */
export const entry = z.union([
  z.object({ file: z.string().regex(/^(?:[a-z0-9]+\/){0,2}[a-z0-9]+(?:\.[a-z0-9]+)?$/), bytes: z.int().min(0) }),
  /** From 0 to 1; repeated while nothing else is to be said, so that silence means that the decoder is gone. */
  z.object({ progress: z.number().min(0).max(1) }),
  z.object({ result: z.unknown() }),
  /** The file is at fault, however often it is tried. */
  z.object({ rejected: z.enum(rejections), detail: z.string() }),
  /** A program ended without an answer: the file may be at fault. */
  z.object({ failed: z.string() }),
  /** Something is missing on this machine, and the file is not at fault. */
  z.object({ unavailable: z.string() }),
]);

export type Entry = z.output<typeof entry>;

/** How often the decoder says something at least, and how long a caller waits for it. */
export const HEARTBEAT_MS = 5000;
export const SILENCE_MS = 30_000;
