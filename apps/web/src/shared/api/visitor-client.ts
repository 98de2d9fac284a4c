import { createClient } from '@subrosa/contract/client/client';
import { pageLanguage } from './page-language.ts';
import { visitor } from './visitor.ts';

/** For requests outside any session, such as the login. Shows no toasts, because the page shows errors where they belong. */
export const visitorClient = createClient({
  session: visitor,
  toast: () => undefined,
  onRedirectToLogin: () => undefined,
  language: pageLanguage,
});
