import { Trans, useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { availableLocales, type Locale } from '@subrosa/rules/reference/locales';
import { useEffect, useRef } from 'react';
import { languageNames } from '../../shared/i18n/language-names.ts';
import { chooseLanguage } from '../../shared/i18n/i18n.ts';
import classes from './member-menu.module.css';

type LanguageItemsProps = { onBack: () => void };

export function LanguageItems({ onBack }: LanguageItemsProps) {
  const { i18n } = useLingui();
  const back = useRef<HTMLButtonElement>(null);
  const locales = availableLocales({ production: import.meta.env.VITE_ENVIRONMENT === 'production' });

  // The entry that had the focus is no longer rendered.
  useEffect(() => back.current?.focus(), []);

  return (
    <>
      <Menu.Item
        ref={back}
        closeMenuOnClick={false}
        leftSection={<IconArrowLeft size={20} stroke={1.5} className={classes.directed} aria-hidden />}
        onClick={onBack}
      >
        <Trans>Language</Trans>
      </Menu.Item>
      <Menu.Divider />
      <Menu.RadioGroup value={i18n.locale} onChange={(locale) => void chooseLanguage(locale as Locale)}>
        {locales.map((locale) => (
          <Menu.RadioItem key={locale} value={locale} lang={locale} closeMenuOnClick>
            {languageNames[locale]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
