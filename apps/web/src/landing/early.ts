/** Runs in the head, before the page is rendered. */
import { readConsent } from '../shared/consent.ts';
import { LANGUAGE_KEY } from '../shared/i18n/language-key.ts';
import { isLocked } from '../shared/quick-exit.ts';
import { isFlaggedSignedIn } from '../shared/session/signed-in-mark.ts';
import { colorScheme } from './color-scheme.ts';

const root = document.documentElement;
root.dataset['script'] = '';

try {
  root.dataset['mantineColorScheme'] = colorScheme();
  const { ageAccepted, statistics } = readConsent();
  root.toggleAttribute('data-entered', ageAccepted);
  root.toggleAttribute('data-undecided', statistics === 'undecided');
  root.toggleAttribute('data-locked', isLocked());
  const language = localStorage.getItem(LANGUAGE_KEY);
  if (isFlaggedSignedIn()) {
    // Members are redirected to the app, which verifies whether the session is still valid.
    root.hidden = true;
    location.replace('/requests');
  } else if (language && language !== root.lang && !new URLSearchParams(location.search).has('language')) {
    // The server knows the browser's languages, but not the language chosen here.
    location.replace(`/?language=${encodeURIComponent(language)}${location.hash}`);
  }
} catch {
  // Without local storage the gate is shown at every visit.
}
