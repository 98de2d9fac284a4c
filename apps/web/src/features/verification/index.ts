export { verificationQuery, type Verification } from './calls/own-verification.ts';
export { followVerification } from './follow-verification.ts';
export { methodWords } from './method-words.ts';
