/** What is switched on for a share of members, without a release. Each goes when everybody has it for good. */
export const memberFlags = ['stretchAnew'] as const;

export type MemberFlag = (typeof memberFlags)[number];

/** In percent, where nobody chose otherwise. */
export const standardShares: Readonly<Record<MemberFlag, number>> = { stretchAnew: 100 };
