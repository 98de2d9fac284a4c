/**
 * Features that are enabled for a share of members, without a release. A flag is deleted when all members have the feature
 * permanently.
 */
export const memberFlags = ['kdfUpgrade'] as const;

export type MemberFlag = (typeof memberFlags)[number];

/** Default share in percent. */
export const defaultShares: Readonly<Record<MemberFlag, number>> = { kdfUpgrade: 100 };
