export { makeCredentials, provePassword, type Proof } from './prove-password.ts';
export { passwordProblemOf } from './problems.ts';
export { Reauthentication } from './reauthentication.tsx';
export { renewKeys } from './unlock-keys.ts';
export { useReauthentication } from './use-reauthentication.ts';
