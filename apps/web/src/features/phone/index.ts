export { removePhone } from './api.ts';
export { PhoneSteps } from './phone-steps.tsx';
