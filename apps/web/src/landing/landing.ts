/** The landing page's script: small, without libraries, and only for what plain HTML cannot do. */
import { saveConsent } from '../shared/consent.ts';
import { countPageView } from '../shared/api/analytics.ts';
import { LANGUAGE_KEY } from '../shared/i18n/language-key.ts';
import { isLocked, leaveToNeutralPage, onThreeEscapes, unlock } from '../shared/quick-exit.ts';
import { chooseColorScheme } from './color-scheme.ts';
import { all, one } from './elements.ts';
import { watchNewsletterForm } from './newsletter.ts';
import { showSpots } from './spots.ts';

const LANGUAGE_CHANGED = 'subrosa.language-changed';

const root = document.documentElement;

function handleQuickExit() {
  root.toggleAttribute('data-locked', true);
  leaveToNeutralPage();
}

function watchAgeGate(form: HTMLFormElement) {
  const terms = one(form, 'input[required]', HTMLInputElement);
  const error = one(form, '#terms-error', HTMLElement);
  // Shows the message of the specification instead of the browser's own.
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    error.hidden = terms.checked;
    terms.toggleAttribute('aria-invalid', !terms.checked);
    if (!terms.checked) return terms.focus();
    saveConsent({ ageAccepted: true });
    root.toggleAttribute('data-entered', true);
    one(document, '#content', HTMLElement).focus();
  });
}

watchAgeGate(one(document, '[data-gate]', HTMLFormElement));
watchNewsletterForm(one(document, '[data-newsletter]', HTMLFormElement));
countPageView('/', import.meta.env.VITE_ENVIRONMENT ?? 'development');
void showSpots(one(document, '[data-spots]', HTMLElement));

for (const button of all('[data-statistics]', HTMLElement)) {
  button.addEventListener('click', () => {
    saveConsent({ statistics: button.dataset['statistics'] === 'allowed' ? 'allowed' : 'declined' });
    root.toggleAttribute('data-undecided', false);
  });
}

for (const button of all('[data-theme]', HTMLElement)) {
  button.addEventListener('click', () => {
    chooseColorScheme(button.dataset['theme'] === 'light' ? 'light' : 'dark');
    // The pressed button was replaced by its counterpart.
    all('[data-theme]', HTMLElement)
      .find((other) => other !== button)
      ?.focus();
  });
}

for (const select of all('select', HTMLSelectElement)) {
  select.addEventListener('change', () => {
    localStorage.setItem(LANGUAGE_KEY, select.value);
    sessionStorage.setItem(LANGUAGE_CHANGED, '');
    location.assign(`/?language=${select.value}`);
  });
  // Each language is a page of its own: restores the focus of keyboard users.
  if (sessionStorage.getItem(LANGUAGE_CHANGED) !== null && select.checkVisibility()) {
    sessionStorage.removeItem(LANGUAGE_CHANGED);
    select.focus();
  }
}

one(document, '[data-leave]', HTMLElement).addEventListener('click', (event) => {
  event.preventDefault();
  handleQuickExit();
});
onThreeEscapes(handleQuickExit);

one(document, '[data-unlock]', HTMLElement).addEventListener('click', () => {
  unlock();
  root.toggleAttribute('data-locked', false);
});
// A page from the back-forward cache keeps its state, so the lock has to be applied again.
window.addEventListener('pageshow', () => root.toggleAttribute('data-locked', isLocked()));
