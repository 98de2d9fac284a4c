export { followSettings } from './follow-settings.ts';
export { CreateRecoveryCode } from './lazy.tsx';
