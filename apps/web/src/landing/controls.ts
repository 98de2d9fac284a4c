import { LANGUAGE_KEY } from '../shared/i18n/language-key.ts';
import { isLocked, leaveToNeutralPage, onThreeEscapes, unlock } from '../shared/quick-exit.ts';
import { chooseColorScheme } from './color-scheme.ts';
import { all, one } from './elements.ts';

const LANGUAGE_CHANGED = 'subrosa.language-changed';

const root = document.documentElement;

/** Theme, language and quick exit of a static page. */
export function watchControls(): void {
  watchThemeButtons();
  watchLanguages();
  watchQuickExit();
}

function watchThemeButtons(): void {
  const buttons = all('[data-theme]', HTMLElement);
  for (const button of buttons) {
    button.addEventListener('click', () => {
      chooseColorScheme(button.dataset['theme'] === 'light' ? 'light' : 'dark');
      // The pressed button was replaced by its counterpart.
      buttons.find((other) => other !== button)?.focus();
    });
  }
}

/** Each language is a page of its own, at the same path. */
function watchLanguages(): void {
  for (const select of all('select', HTMLSelectElement)) {
    select.addEventListener('change', () => {
      localStorage.setItem(LANGUAGE_KEY, select.value);
      sessionStorage.setItem(LANGUAGE_CHANGED, '');
      location.assign(`${location.pathname}?language=${select.value}`);
    });
    // Restores the focus of keyboard users.
    if (sessionStorage.getItem(LANGUAGE_CHANGED) !== null && select.checkVisibility()) {
      sessionStorage.removeItem(LANGUAGE_CHANGED);
      select.focus();
    }
  }
}

function watchQuickExit(): void {
  function handleQuickExit() {
    root.toggleAttribute('data-locked', true);
    leaveToNeutralPage();
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
}
