import type { StaffRole } from '../accounts/account-types.ts';

/** Support staff answer letters; cases are for moderators and administrators. */
export function mayModerate(role: StaffRole | null): boolean {
  return role === 'moderator' || role === 'administrator';
}

/** Everybody of staff answers members who write. */
export function mayAnswerMembers(role: StaffRole | null): boolean {
  return role !== null;
}
