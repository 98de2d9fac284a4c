import type { EmailTemplate } from '../../email-template.ts';
import { accountDecided, type AccountDecidedData } from './account-decided.tsx';
import { accountDeleted, type AccountDeletedData } from './account-deleted.tsx';
import { accountLocked, type AccountLockedData } from './account-locked.tsx';
import { alreadyRegistered, type AlreadyRegisteredData } from './already-registered.tsx';
import { confirmNewEmail, type ConfirmNewEmailData } from './confirm-new-email.tsx';
import { emailChanged, type EmailChangedData } from './email-changed.tsx';
import { emailChanging, type EmailChangingData } from './email-changing.tsx';
import { exportReady, type ExportReadyData } from './export-ready.tsx';
import { guessesLocked, type GuessesLockedData } from './guesses-locked.tsx';
import { manageDevices, type ManageDevicesData } from './manage-devices.tsx';
import { newDevice, type NewDeviceData } from './new-device.tsx';
import { passwordChanged, type PasswordChangedData } from './password-changed.tsx';
import { resetPassword, type ResetPasswordData } from './reset-password.tsx';
import { secondFactorChanged, type SecondFactorChangedData } from './second-factor-changed.tsx';
import { verifyEmail, type VerifyEmailData } from './verify-email.tsx';

/** Dates and times are text in the recipient's language, links are absolute URLs. */
export type AccountEmailData = {
  'verify-email': VerifyEmailData;
  'already-registered': AlreadyRegisteredData;
  'reset-password': ResetPasswordData;
  'password-changed': PasswordChangedData;
  'manage-devices': ManageDevicesData;
  'new-device': NewDeviceData;
  'confirm-new-email': ConfirmNewEmailData;
  'email-changing': EmailChangingData;
  'email-changed': EmailChangedData;
  'account-locked': AccountLockedData;
  'guesses-locked': GuessesLockedData;
  'second-factor-changed': SecondFactorChangedData;
  'export-ready': ExportReadyData;
  'account-decided': AccountDecidedData;
  'account-deleted': AccountDeletedData;
};

export const accountEmails: { [Kind in keyof AccountEmailData]: EmailTemplate<AccountEmailData[Kind]> } = {
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
