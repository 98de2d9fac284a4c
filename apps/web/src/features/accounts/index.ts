export { EntryPage } from './components/entry-page.tsx';
export { NewPassword } from './components/new-password.tsx';
export { PasswordField } from './components/password-field.tsx';
export { proveWho, takeProof, type Proved } from './login/shut-out.ts';
export { Problem } from './components/problem.tsx';
export { complainOfEmail, complainOfPassword, complainOfUsername } from './field-problems.ts';
export type { Proof as SecondProof } from './login/log-in.ts';
export { ProofForm } from './login/proof-form.tsx';
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
