export { CookieNotice } from './components/cookie-notice.tsx';
