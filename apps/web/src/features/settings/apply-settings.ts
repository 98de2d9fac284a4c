import { i18n } from '@lingui/core';
import { resolveLocale } from '@subrosa/rules/reference/locales';
import { chooseLanguage } from '../../shared/i18n/i18n.ts';
import { useDiscreetTitle } from '../privacy-screen/index.ts';
import { chooseClock } from '../../shared/format/dates.ts';
import type { Settings } from '../../shared/own-settings.ts';
import { chooseTheme } from './theme-choice.ts';

/** Applies the member's settings to this browser: language, hours, theme and discreet title. */
export function applySettings({ locale, theme, discreet, clock }: Pick<Settings, 'locale' | 'theme' | 'discreet' | 'clock'>): void {
  chooseClock(clock);
  const language = resolveLocale(locale, { production: import.meta.env.VITE_ENVIRONMENT === 'production' });
  if (language !== i18n.locale) void chooseLanguage(language);
  // Without a chosen theme, this browser keeps its own.
  if (theme !== 'auto') chooseTheme(theme);
  const { discreetTitle, chooseDiscreetTitle } = useDiscreetTitle.getState();
  if (discreet !== discreetTitle) chooseDiscreetTitle(discreet);
}
