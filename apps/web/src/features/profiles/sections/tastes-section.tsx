import { Trans, useLingui } from '@lingui/react/macro';
import { profileLimits } from '@subrosa/rules/profiles/fields';
import { availableLocales } from '@subrosa/rules/reference/locales';
import type { ReactNode } from 'react';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import type { Choices } from '../api/choices.ts';
import type { DraftForm } from '../draft/form.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { ChoicesField } from '../fields/choices-field.tsx';
import { InterestsField } from '../fields/interests-field.tsx';
import { WithAudience } from '../fields/seen-by.tsx';
import classes from './section.module.css';
import { Section } from './section.tsx';

type TastesSectionProps = {
  form: DraftForm;
  choices: Choices;
  isNew?: boolean;
  /** Further fields at the end. */
  children?: ReactNode;
};

const interfaceLanguages = availableLocales({ production: import.meta.env.VITE_ENVIRONMENT === 'production' }).map((locale) => ({
  id: locale as string,
  name: languageNames[locale],
}));

export function TastesSection({ form, choices, isNew = false, children }: TastesSectionProps) {
  const { t } = useLingui();
  const { draft, problems, change } = form;
  const allInterests = choices.interestCategories.flatMap(({ interests }) => interests);
  return (
    <Section id="tastes" title={<Trans>Interests and expertise</Trans>}>
      <div className={classes.two}>
        <WithAudience form={form} field="experience" name={t`Years of experience`} hidden={isNew}>
          <ChoiceField
            label={<Trans>Years of experience</Trans>}
            choices={choices.experiences}
            value={draft.experience}
            onChange={(experience) => change({ experience })}
            problem={problems['experience']}
          />
        </WithAudience>
        <ChoiceField
          label={<Trans>Language for support</Trans>}
          description={<Trans>The language we’ll use when we contact you.</Trans>}
          choices={interfaceLanguages}
          value={draft.supportedLanguage}
          onChange={(supportedLanguage) => change({ supportedLanguage })}
          problem={problems['supportedLanguage']}
        />
      </div>
      {!(isNew && draft.experience === 'none') && (
        <WithAudience form={form} field="expertise" name={t`Areas of expertise`} hidden={isNew}>
          <ChoicesField
            label={<Trans>Areas of expertise</Trans>}
            description={<Trans>Up to {profileLimits.expertise} things you know well.</Trans>}
            choices={allInterests}
            most={profileLimits.expertise}
            value={draft.expertise}
            onChange={(expertise) => change({ expertise })}
            problem={problems['expertise']}
          />
        </WithAudience>
      )}
      <WithAudience form={form} field="languages" name={t`Languages spoken`} hidden={isNew}>
        <ChoicesField
          label={<Trans>Languages spoken</Trans>}
          choices={choices.languages}
          most={profileLimits.languages}
          value={draft.languages}
          onChange={(languages) => change({ languages })}
          problem={problems['languages']}
        />
      </WithAudience>
      <WithAudience form={form} field="interests" name={t`Interests`} hidden={isNew}>
        <InterestsField
          categories={choices.interestCategories}
          value={draft.interests}
          onChange={(interests) => change({ interests })}
          problem={problems['interests']}
        />
      </WithAudience>
      {children}
    </Section>
  );
}
