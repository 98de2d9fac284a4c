import { createClient } from '@subrosa/contract/client/client';
import { pageLanguage } from './page-language.ts';
import { visitor } from './visitor.ts';

/** For calls outside of any session: the way in. It shows nothing; the page says what went wrong, beside what it is about. */
export const visitorClient = createClient({
  session: visitor,
  toast: () => undefined,
  onRedirectToLogin: () => undefined,
  language: pageLanguage,
});
