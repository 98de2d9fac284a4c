/** The last kind contains the details that the member entered, as a small JSON that is encrypted like a picture. */
export const documentKinds = ['front', 'back', 'video', 'details'] as const;

export type DocumentKind = (typeof documentKinds)[number];

const MEGABYTE = 1024 * 1024;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface KindRule {
  /** Types that browsers may encrypt; the actual type is detected after decryption. */
  types: readonly string[];
  /** Size of the file itself. */
  bytes: number;
  /** Size after padding and encryption in chunks; a test of the cipher checks it. */
  encryptedBytes: number;
}

const picture: KindRule = { types: ['image/jpeg', 'image/png', 'image/webp'], bytes: 20 * MEGABYTE, encryptedBytes: 20_976_640 };

export const documentRules: Readonly<Record<DocumentKind, KindRule>> = {
  front: picture,
  back: picture,
  video: { types: ['video/mp4', 'video/webm', 'video/quicktime'], bytes: 100 * MEGABYTE, encryptedBytes: 104_883_200 },
  details: { types: ['application/json'], bytes: 4096, encryptedBytes: 4112 },
};

export const documentLimits = {
  /** Uploads that were started or stored and do not belong to a submission yet. */
  waiting: 12,
  abandonedAfterMs: DAY,
  videoSeconds: 60,
  /** How long the URL of one access is valid; it works once. */
  ticketMs: MINUTE,
  /** How long an approved access lasts. */
  grantMs: 15 * MINUTE,
  /** How long an access request waits for a second person. */
  approvalMs: DAY,
  reason: { least: 10, most: 500 },
  keepDays: 30,
  /** Entries of the owner's access log. */
  accessLogEntries: 100,
} as const;
