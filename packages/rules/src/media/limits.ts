/** Purposes of uploads; the server enforces their limits, the web app checks them in advance. */
export const mediaPurposes = ['profile_photo', 'cover', 'gallery', 'post', 'release'] as const;

export type MediaPurpose = (typeof mediaPurposes)[number];

export const mediaKinds = ['image', 'video'] as const;

export type MediaKind = (typeof mediaKinds)[number];

const MEGABYTE = 1024 * 1024;

export const mediaLimits = {
  /** Files in one selection, and of one request post. */
  files: 10,
  bytes: 200 * MEGABYTE,
  /**
   * Size of the parts of an upload: small enough to pause and resume, large enough to need few signatures. S3 requires at
   * least 5 MB.
   */
  partBytes: 8 * MEGABYTE,
  pixels: 40_000_000,
  videoSeconds: 15 * 60,
  caption: 300,
  people: 10,
  /** An upload without progress is deleted after this time. */
  abandonedAfterMs: 24 * 3_600_000,
} as const;

/** A profile photo must be wider and taller than this, in source pixels. */
export const photoMustExceed = { width: 460, height: 500 } as const;

export const coverRecommended = { width: 1725, height: 360 } as const;

interface PurposeRule {
  kinds: readonly MediaKind[];
  /** The maximum for one member at a time. Posts are counted separately. */
  most: number;
}

export const purposeRules: Readonly<Record<MediaPurpose, PurposeRule>> = {
  profile_photo: { kinds: ['image'], most: 3 },
  cover: { kinds: ['image'], most: 3 },
  gallery: { kinds: ['image', 'video'], most: 100 },
  post: { kinds: ['image', 'video'], most: 200 },
  release: { kinds: ['image'], most: 100 },
};

/** Types that browsers may send; the worker detects the actual type. */
export const acceptedTypes = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
  'image/avif': 'image',
  'image/heic': 'image',
  'image/heif': 'image',
  'image/gif': 'image',
  'video/mp4': 'video',
  'video/quicktime': 'video',
  'video/webm': 'video',
} as const satisfies Readonly<Record<string, MediaKind>>;

export type AcceptedType = keyof typeof acceptedTypes;

export function kindOfType(type: string): MediaKind | null {
  return Object.hasOwn(acceptedTypes, type) ? acceptedTypes[type as AcceptedType] : null;
}

/** Part numbers start at 1; all parts except the last have the full size. */
export function partsOf(bytes: number): { number: number; bytes: number }[] {
  const count = Math.ceil(bytes / mediaLimits.partBytes);
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    bytes: index < count - 1 ? mediaLimits.partBytes : bytes - (count - 1) * mediaLimits.partBytes,
  }));
}
