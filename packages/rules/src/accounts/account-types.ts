export const accountTypes = ['fetishist', 'confidant'] as const;
export type AccountType = (typeof accountTypes)[number];

/** `pending`: the address is verified, the welcome wizard is not finished. */
export const memberStates = ['pending', 'active', 'suspended', 'deleted'] as const;
export type MemberState = (typeof memberStates)[number];

export const staffRoles = ['support', 'moderator', 'administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];
