/**
 * What somebody outside may tell us of: an intimate picture without consent, a copied work, the answer to such a notice,
 * any other complaint, and the wish of somebody who is shown not to be shown any more.
 */
export const noticeKinds = ['ncii', 'dmca', 'counter_notice', 'complaint', 'depicted_person'] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** What its writer learns of a notice, and nobody else. */
export const noticeStates = ['received', 'under_review', 'decided'] as const;

export type NoticeState = (typeof noticeStates)[number];

/** California and the card networks ask for two years, a claim about copyright can be brought for three. */
export const NOTICE_RETENTION_DAYS = 1096;

/** Pictures that may be handed in, to be kept as what they look like. */
export const noticePictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic'] as const;
