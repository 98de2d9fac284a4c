export { verificationQuery, type Verification } from './calls/own-verification.ts';
export { methodWords } from './method-words.ts';
