export { AuthPage } from './components/auth-page.tsx';
export { useAcceptPassword, type AcceptedPassword } from './new-password/accept-password.ts';
export { NewPassword } from './new-password/new-password.tsx';
export { PasswordField } from './components/password-field.tsx';
export { proveIdentity, takeStoredProof, type IdentityProof } from './login/suspended.ts';
export { clearPassword } from './entered-password.ts';
export { FormError } from './components/form-error.tsx';
export { validateEmail, validatePassword, validateUsername } from './field-errors.ts';
export { PasskeyStep } from './login/passkey-step.tsx';
export { useAuthForm } from './use-auth-form.ts';
export {
  factorErrorCodes,
  createCredential,
  createCredentials,
  openKeysByCode,
  openKeysByPassword,
  passwordErrorOf,
  recoveryErrorOf,
  provePassword,
  readLockedKeys,
  Reauthentication,
  RecoveryCodeField,
  renewKeys,
  useReauthentication,
  type Proof,
} from './reauthentication/index.ts';
export { useUsernameCheck } from './sign-up/use-username-check.ts';
