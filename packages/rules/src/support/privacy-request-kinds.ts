/** Privacy requests: access to stored data, deletion, correction, no sale or sharing, limited use. */
export const privacyRequestKinds = ['know', 'delete', 'correct', 'opt_out', 'limit'] as const;

export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];
