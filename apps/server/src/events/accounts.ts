import type { GuessOrigin } from '@subrosa/rules/accounts/limits';

/** Facts of the accounts domain that others may react to. */
export interface AccountsEvents {
  'accounts.signUpAsked': { signUpId: string };
  'accounts.memberJoined': { memberId: string };
  'accounts.memberActivated': { memberId: string };
  /** By staff: signed out everywhere, and missing to everybody. */
  'accounts.memberSuspended': { memberId: string };
  'accounts.memberReinstated': { memberId: string };
  'accounts.phoneVerified': { memberId: string };
  'accounts.passwordChanged': { memberId: string };
  'accounts.usernameChanged': { memberId: string };
  /** Whether the account is private, or others see when they are here. */
  'accounts.privacyChanged': { memberId: string };
  /** Whether it is known who they are. */
  'accounts.identityChanged': { memberId: string };
  'accounts.emailChangeAsked': { memberId: string };
  'accounts.emailChanged': { memberId: string; oldEmail: string };
  /** A name was tried too often; null where nobody has it. */
  'accounts.locked': { memberId: string | null };
  /** A password or a code was entered wrongly too often, over all calls that check one. */
  'accounts.guessesLocked': { memberId: string; origin: GuessOrigin };
  'accounts.secondFactorChanged': {
    memberId: string;
    change: 'passkey_added' | 'passkey_removed' | 'totp_on' | 'totp_off' | 'codes_renewed';
  };
  'accounts.phoneCodeAsked': { memberId: string };
  'accounts.keysReplaced': { memberId: string; sequence: number };
  'accounts.exportAsked': { memberId: string; exportId: string };
  /** How many there are, rounded as everybody sees it. */
  'accounts.totalChanged': { total: number };
  'accounts.memberDeleted': { memberId: string; reference: string };
}
