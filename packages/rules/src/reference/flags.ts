/** What is switched on for a share of members, without a release. Each goes when everybody has it for good. */
export const memberFlags = ['kdfUpgrade'] as const;

export type MemberFlag = (typeof memberFlags)[number];

/** In percent, where nobody chose otherwise. */
export const defaultShares: Readonly<Record<MemberFlag, number>> = { kdfUpgrade: 100 };
