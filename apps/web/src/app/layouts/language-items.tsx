import { Trans, useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { availableLocales, type Locale } from '@subrosa/rules/reference/locales';
import { languageNames } from '../../shared/i18n/language-names.ts';
import { chooseLanguage } from '../../shared/i18n/i18n.ts';
import { MenuPanel } from './menu-panel.tsx';

type LanguageItemsProps = { onBack: () => void };

export function LanguageItems({ onBack }: LanguageItemsProps) {
  const { i18n } = useLingui();
  const locales = availableLocales({ production: import.meta.env.VITE_ENVIRONMENT === 'production' });
  return (
    <MenuPanel title={<Trans>Language</Trans>} onBack={onBack}>
      <Menu.RadioGroup value={i18n.locale} onChange={(locale) => void chooseLanguage(locale as Locale)}>
        {locales.map((locale) => (
          <Menu.RadioItem key={locale} value={locale} lang={locale} closeMenuOnClick>
            {languageNames[locale]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </MenuPanel>
  );
}
