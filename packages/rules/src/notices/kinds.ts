/**
 * Legal notices from outside: an intimate picture without consent, a copyright notice, a counter-notice, any other
 * complaint, and the objection of a depicted person.
 */
export const noticeKinds = ['ncii', 'dmca', 'counter_notice', 'complaint', 'depicted_person'] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** States of a notice as shown to its author. */
export const noticeStates = ['received', 'under_review', 'decided'] as const;

export type NoticeState = (typeof noticeStates)[number];

/** California and the card networks require two years; a copyright claim can be brought for three. */
export const NOTICE_RETENTION_DAYS = 1096;

/** Types of pictures that may be submitted, of which only a fingerprint is stored. */
export const noticePictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic'] as const;
