import { isReservedName } from './reserved-names.ts';

export const USERNAME_SHORTEST = 3;
export const USERNAME_LONGEST = 30;

export type UsernameProblem =
  | 'username.required'
  | 'username.spaces'
  | 'username.tooShort'
  | 'username.tooLong'
  | 'username.characters'
  | 'username.reserved';

/** Returns why a username is not allowed, or null. Profiles are at `/{username}`, so a username must not be a route. */
export function usernameProblem(name: string, options: { underscore: boolean }): UsernameProblem | null {
  if (name === '') return 'username.required';
  if (/\s/.test(name)) return 'username.spaces';
  if (!(options.underscore ? /^\w+$/ : /^[a-z0-9]+$/i).test(name)) return 'username.characters';
  if (name.length < USERNAME_SHORTEST) return 'username.tooShort';
  if (name.length > USERNAME_LONGEST) return 'username.tooLong';
  return isReservedName(name) ? 'username.reserved' : null;
}

/** Usernames are case-insensitive. */
export function normaliseUsername(name: string): string {
  return name.trim().toLowerCase();
}
