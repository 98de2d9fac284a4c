export { verificationQuery, type Verification } from './calls/own-verification.ts';
export { methodLabels } from './method-labels.ts';
