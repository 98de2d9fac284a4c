export { NewPassword } from './components/new-password.tsx';
export { PasswordField } from './components/password-field.tsx';
export { complainOfEmail, complainOfPassword, complainOfUsername } from './field-problems.ts';
export { useEntryForm } from './use-entry-form.ts';
export {
  makeCredentials,
  openKeysByCode,
  openKeysByPassword,
  passwordProblemOf,
  recoveryProblemOf,
  provePassword,
  Reauthentication,
  RecoveryCodeField,
  renewKeys,
  useReauthentication,
  type Proof,
} from './reauthentication/index.ts';
export { useUsernameCheck } from './sign-up/use-username-check.ts';
