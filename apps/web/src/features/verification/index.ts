export { verificationQuery, type Verification } from './api/own-verification.ts';
export { methodLabels } from './method-labels.ts';
