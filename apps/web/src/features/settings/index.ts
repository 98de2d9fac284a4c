export { followSettings } from './follow-settings.ts';
export { MakeRecoveryCode } from './lazy-parts.tsx';
