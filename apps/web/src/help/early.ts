/** Runs in the head, before a page of the help is rendered. */
import { LANGUAGE_KEY } from '../shared/i18n/language-key.ts';
import { isLocked } from '../shared/quick-exit.ts';
import { isFlaggedSignedIn } from '../shared/session/signed-in-mark.ts';
import { colorScheme } from '../landing/color-scheme.ts';

const root = document.documentElement;
root.dataset['script'] = '';

try {
  root.dataset['mantineColorScheme'] = colorScheme();
  root.toggleAttribute('data-locked', isLocked());
  // Members need no links for signing in.
  root.toggleAttribute('data-member', isFlaggedSignedIn());
  const language = localStorage.getItem(LANGUAGE_KEY);
  if (language && language !== root.lang && !new URLSearchParams(location.search).has('language')) {
    // The server knows the browser's languages, but not the language chosen here.
    location.replace(`${location.pathname}?language=${encodeURIComponent(language)}${location.hash}`);
  }
} catch {
  // Without local storage the page uses the theme and language of the browser.
}
