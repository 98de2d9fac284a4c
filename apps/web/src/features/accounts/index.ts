export { EntryPage } from './components/entry-page.tsx';
export { useAcceptPassword, type AcceptedPassword } from './new-password/accept-password.ts';
export { NewPassword } from './new-password/new-password.tsx';
export { PasswordField } from './components/password-field.tsx';
export { proveWho, takeProof, type Proved } from './login/shut-out.ts';
export { Problem } from './components/problem.tsx';
export { complainOfEmail, complainOfPassword, complainOfUsername } from './field-problems.ts';
export { PasskeyStep } from './login/passkey-step.tsx';
export { useEntryForm } from './use-entry-form.ts';
export {
  factorErrorCodes,
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
