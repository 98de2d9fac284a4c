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

/** What is wrong with a name that somebody wants, or null. Names live at `/{username}`, so no route may be one. */
export function usernameProblem(name: string, options: { underscore: boolean }): UsernameProblem | null {
  if (name === '') return 'username.required';
  if (/\s/.test(name)) return 'username.spaces';
  if (!(options.underscore ? /^\w+$/ : /^[a-z0-9]+$/i).test(name)) return 'username.characters';
  if (name.length < USERNAME_SHORTEST) return 'username.tooShort';
  if (name.length > USERNAME_LONGEST) return 'username.tooLong';
  return isReservedName(name) ? 'username.reserved' : null;
}

/** Two names that differ only in case are the same name. */
export function normaliseUsername(name: string): string {
  return name.trim().toLowerCase();
}
