export { AgeGate } from './components/age-gate.tsx';
export { CookieNotice } from './components/cookie-notice.tsx';
