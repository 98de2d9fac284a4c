export const accountTypes = ['fetishist', 'confidant'] as const;
export type AccountType = (typeof accountTypes)[number];

/** `pending`: the email address is verified, but the welcome wizard is not finished. */
export const memberStates = ['pending', 'active', 'suspended', 'deleted'] as const;
export type MemberState = (typeof memberStates)[number];

/** Rights of each role: rules/moderation/staff.ts. */
export const staffRoles = ['support', 'reviewer', 'moderator', 'safety_lead', 'auditor', 'administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];
