/** The landing page's script: small, without libraries, and only for what plain HTML cannot do. */
import { saveConsent } from '../shared/consent.ts';
import { countPageView } from '../shared/api/analytics.ts';
import { watchControls } from './controls.ts';
import { all, one } from './elements.ts';
import { watchNewsletterForm } from './newsletter.ts';
import { showSpots } from './spots.ts';

const root = document.documentElement;

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

watchControls();
