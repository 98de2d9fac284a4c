import type { GuessOrigin } from '@subrosa/rules/accounts/limits';

/** Events of the accounts domain. */
export interface AccountsEvents {
  'accounts.signUpRequested': { signUpId: string };
  'accounts.memberJoined': { memberId: string };
  'accounts.memberActivated': { memberId: string };
  /** Staff suspended the member: all devices are signed out and the account is hidden. */
  'accounts.memberSuspended': { memberId: string };
  'accounts.memberReinstated': { memberId: string };
  'accounts.phoneVerified': { memberId: string };
  'accounts.passwordChanged': { memberId: string };
  'accounts.usernameChanged': { memberId: string };
  /** The member changed whether the account is private or whether others see their presence. */
  'accounts.privacyChanged': { memberId: string };
  /** The member's identity was confirmed, or is no longer. */
  'accounts.identityVerificationChanged': { memberId: string };
  'accounts.emailChangeRequested': { memberId: string };
  'accounts.emailChanged': { memberId: string; oldEmail: string };
  /** An identifier was locked after too many failed logins; null when no member has it. */
  'accounts.accountLocked': { memberId: string | null };
  /** Too many wrong passwords or codes were entered, over all routes that check one. */
  'accounts.guessesLocked': { memberId: string; origin: GuessOrigin };
  'accounts.secondFactorChanged': {
    memberId: string;
    change: 'passkey_added' | 'passkey_removed' | 'totp_on' | 'totp_off' | 'codes_renewed';
  };
  'accounts.phoneCodeRequested': { memberId: string };
  'accounts.keysReplaced': { memberId: string; sequence: number };
  'accounts.exportRequested': { memberId: string; exportId: string };
  /** The total number of members, rounded as displayed. */
  'accounts.memberCountChanged': { total: number };
  'accounts.memberDeleted': { memberId: string; reference: string };
}
