import type { Mail } from '../../mail.ts';
import { accountDecided, type AccountDecidedFacts } from './account-decided.tsx';
import { accountDeleted, type AccountDeletedFacts } from './account-deleted.tsx';
import { accountLocked, type AccountLockedFacts } from './account-locked.tsx';
import { alreadyRegistered, type AlreadyRegisteredFacts } from './already-registered.tsx';
import { confirmNewEmail, type ConfirmNewEmailFacts } from './confirm-new-email.tsx';
import { emailChanged, type EmailChangedFacts } from './email-changed.tsx';
import { emailChanging, type EmailChangingFacts } from './email-changing.tsx';
import { exportReady, type ExportReadyFacts } from './export-ready.tsx';
import { guessesLocked, type GuessesLockedFacts } from './guesses-locked.tsx';
import { manageDevices, type ManageDevicesFacts } from './manage-devices.tsx';
import { newDevice, type NewDeviceFacts } from './new-device.tsx';
import { passwordChanged, type PasswordChangedFacts } from './password-changed.tsx';
import { resetPassword, type ResetPasswordFacts } from './reset-password.tsx';
import { secondFactorChanged, type SecondFactorChangedFacts } from './second-factor-changed.tsx';
import { verifyEmail, type VerifyEmailFacts } from './verify-email.tsx';

/** Dates and times arrive as text in the reader's language, links as whole addresses. */
export type AccountMailFacts = {
  'verify-email': VerifyEmailFacts;
  'already-registered': AlreadyRegisteredFacts;
  'reset-password': ResetPasswordFacts;
  'password-changed': PasswordChangedFacts;
  'manage-devices': ManageDevicesFacts;
  'new-device': NewDeviceFacts;
  'confirm-new-email': ConfirmNewEmailFacts;
  'email-changing': EmailChangingFacts;
  'email-changed': EmailChangedFacts;
  'account-locked': AccountLockedFacts;
  'guesses-locked': GuessesLockedFacts;
  'second-factor-changed': SecondFactorChangedFacts;
  'export-ready': ExportReadyFacts;
  'account-decided': AccountDecidedFacts;
  'account-deleted': AccountDeletedFacts;
};

export const accountMails: { [Kind in keyof AccountMailFacts]: Mail<AccountMailFacts[Kind]> } = {
  'verify-email': verifyEmail,
  'already-registered': alreadyRegistered,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'manage-devices': manageDevices,
  'new-device': newDevice,
  'confirm-new-email': confirmNewEmail,
  'email-changing': emailChanging,
  'email-changed': emailChanged,
  'account-locked': accountLocked,
  'guesses-locked': guessesLocked,
  'second-factor-changed': secondFactorChanged,
  'export-ready': exportReady,
  'account-decided': accountDecided,
  'account-deleted': accountDeleted,
};
