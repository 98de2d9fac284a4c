import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl, Select } from '@mantine/core';
import { availableLocales } from '@subrosa/rules/reference/locales';
import { useId } from 'react';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import type { Settings } from '../../../shared/own-settings.ts';
import { Row } from '../components/row.tsx';
import { Section } from '../components/section.tsx';
import classes from './controls.module.css';
import { TimeZoneRow } from './time-zone-row.tsx';

type LanguageSectionProps = { settings: Settings; onChange: (change: Partial<Settings>) => void };

const locales = availableLocales({ production: import.meta.env.VITE_ENVIRONMENT === 'production' });
const languages = locales.map((locale) => ({ value: locale, label: languageNames[locale] }));

export function LanguageSection({ settings, onChange }: LanguageSectionProps) {
  const { t } = useLingui();
  const languageId = useId();
  return (
    <Section title={<Trans>Language and units</Trans>}>
      <Row title={<Trans>Language</Trans>} labelFor={languageId} wide>
        <Select
          id={languageId}
          className={classes.select}
          size="md"
          data={languages}
          allowDeselect={false}
          value={settings.locale}
          onChange={(locale) => locale && onChange({ locale })}
        />
      </Row>
      <TimeZoneRow timeZone={settings.timeZone} onChange={(timeZone) => onChange({ timeZone })} />
      <Row title={<Trans>Time format</Trans>} wide>
        <SegmentedControl
          classNames={{ root: classes.segments, indicator: classes.chosen, label: classes.segment }}
          withItemsBorders={false}
          aria-label={t`Time format`}
          data={[
            { value: 'auto', label: t`As in your language` },
            { value: '12', label: t`12 hours` },
            { value: '24', label: t`24 hours` },
          ]}
          value={settings.clock}
          onChange={(clock) => onChange({ clock })}
        />
      </Row>
      <Row title={<Trans>Weight</Trans>} wide>
        <SegmentedControl
          classNames={{ root: classes.segments, indicator: classes.chosen, label: classes.segment }}
          withItemsBorders={false}
          aria-label={t`Weight`}
          data={[
            { value: 'kg', label: t`kg` },
            { value: 'lb', label: t`lb` },
          ]}
          value={settings.weightUnit}
          onChange={(weightUnit) => onChange({ weightUnit })}
        />
      </Row>
      <Row title={<Trans>Height</Trans>} wide>
        <SegmentedControl
          classNames={{ root: classes.segments, indicator: classes.chosen, label: classes.segment }}
          withItemsBorders={false}
          aria-label={t`Height`}
          data={[
            { value: 'cm', label: t`cm` },
            { value: 'ft', label: t`ft` },
          ]}
          value={settings.heightUnit}
          onChange={(heightUnit) => onChange({ heightUnit })}
        />
      </Row>
      <Row title={<Trans>Appearance</Trans>} wide>
        <SegmentedControl
          classNames={{ root: classes.segments, indicator: classes.chosen, label: classes.segment }}
          withItemsBorders={false}
          aria-label={t`Appearance`}
          data={[
            { value: 'dark', label: t`Dark` },
            { value: 'light', label: t`Light` },
            { value: 'auto', label: t`Same as device` },
          ]}
          value={settings.theme}
          onChange={(theme) => onChange({ theme })}
        />
      </Row>
    </Section>
  );
}
