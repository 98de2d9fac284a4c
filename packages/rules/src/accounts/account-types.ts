export const accountTypes = ['fetishist', 'confidant'] as const;
export type AccountType = (typeof accountTypes)[number];

/**
 * `pending`: the email address is verified, but the welcome wizard is not finished. `paused`: the member hides from all others, by their
 * own choice. Only `active` members are visible to others, so every condition that requires `active` also hides paused ones.
 */
export type MemberState = 'pending' | 'active' | 'paused' | 'suspended' | 'deleted';

/** Rights of each role: rules/moderation/staff.ts. */
export const staffRoles = ['support', 'reviewer', 'moderator', 'safety_lead', 'auditor', 'administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];
