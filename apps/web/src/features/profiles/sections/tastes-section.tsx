import { Trans, useLingui } from '@lingui/react/macro';
import { profileLimits } from '@subrosa/rules/profiles/fields';
import { availableLocales } from '@subrosa/rules/reference/locales';
import type { ReactNode } from 'react';
import { ownNames } from '../../../shared/i18n/own-names.ts';
import type { Choices } from '../calls/choices.ts';
import type { DraftForm } from '../draft/form.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { ChoicesField } from '../fields/choices-field.tsx';
import { InterestsField } from '../fields/interests-field.tsx';
import { SeenBy } from '../fields/seen-by.tsx';
import classes from './section.module.css';
import { Section } from './section.tsx';

type TastesSectionProps = {
  form: DraftForm;
  choices: Choices;
  isNew?: boolean;
  /** Fields that stand at its end. */
  children?: ReactNode;
};

const interfaceLanguages = availableLocales({ production: import.meta.env.VITE_ENVIRONMENT === 'production' }).map((locale) => ({
  id: locale as string,
  name: ownNames[locale],
}));

export function TastesSection({ form, choices, isNew = false, children }: TastesSectionProps) {
  const { t } = useLingui();
  const { draft, problems, change } = form;
  const allInterests = choices.interestCategories.flatMap(({ interests }) => interests);
  return (
    <Section id="tastes" title={<Trans>Tastes</Trans>}>
      <div className={classes.two}>
        <SeenBy form={form} field="experience" name={t`Years of experience`} hidden={isNew}>
          <ChoiceField
            label={<Trans>Years of experience</Trans>}
            choices={choices.experiences}
            value={draft.experience}
            onChange={(experience) => change({ experience })}
            problem={problems['experience']}
          />
        </SeenBy>
        <ChoiceField
          label={<Trans>Supported language</Trans>}
          description={<Trans>The one of our languages in which you like to be written to.</Trans>}
          choices={interfaceLanguages}
          value={draft.supportedLanguage}
          onChange={(supportedLanguage) => change({ supportedLanguage })}
          problem={problems['supportedLanguage']}
        />
      </div>
      <SeenBy form={form} field="expertise" name={t`Areas of expertise`} hidden={isNew}>
        <ChoicesField
          label={<Trans>Areas of expertise</Trans>}
          description={<Trans>Up to {profileLimits.expertise} things that you know well.</Trans>}
          choices={allInterests}
          most={profileLimits.expertise}
          value={draft.expertise}
          onChange={(expertise) => change({ expertise })}
          problem={problems['expertise']}
        />
      </SeenBy>
      <SeenBy form={form} field="languages" name={t`Languages spoken`} hidden={isNew}>
        <ChoicesField
          label={<Trans>Languages spoken</Trans>}
          choices={choices.languages}
          most={profileLimits.languages}
          value={draft.languages}
          onChange={(languages) => change({ languages })}
          problem={problems['languages']}
        />
      </SeenBy>
      <SeenBy form={form} field="interests" name={t`Interests`} hidden={isNew}>
        <InterestsField
          categories={choices.interestCategories}
          value={draft.interests}
          onChange={(interests) => change({ interests })}
          problem={problems['interests']}
        />
      </SeenBy>
      {children}
    </Section>
  );
}
