import { Trans, useLingui } from '@lingui/react/macro';
import { NO_EXPERTISE } from '@subrosa/rules/profiles/choices';
import { profileLimits } from '@subrosa/rules/profiles/fields';
import { availableLocales } from '@subrosa/rules/reference/locales';
import type { ReactNode } from 'react';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import type { Choices } from '../api/choices.ts';
import type { Draft } from '../draft/draft.ts';
import type { DraftForm } from '../draft/form.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { FewChoicesField } from '../fields/few-choices-field.tsx';
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

  function handleExperience(experience: Draft['experience']) {
    const isNone = experience === 'none' && draft.expertise.length === 0;
    change({ experience, ...(isNone && { expertise: [NO_EXPERTISE] }) });
  }

  /** "None yet" excludes the areas: the last choice counts. */
  function handleExpertise(chosen: string[]) {
    const areas = chosen.filter((slug) => slug !== NO_EXPERTISE);
    change({ expertise: chosen.at(-1) === NO_EXPERTISE ? [NO_EXPERTISE] : areas });
  }

  return (
    <Section id="tastes" title={<Trans>Interests and expertise</Trans>}>
      <div className={isNew ? classes.one : classes.two}>
        <WithAudience form={form} field="experience" name={t`Years of experience`} hidden={isNew}>
          <FewChoicesField
            isNew={isNew}
            label={<Trans>Years of experience</Trans>}
            choices={choices.experiences}
            value={draft.experience}
            onChange={handleExperience}
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
      <WithAudience form={form} field="expertise" name={t`Areas of expertise`} hidden={isNew}>
        <ChoicesField
          label={<Trans>Areas of expertise</Trans>}
          description={<Trans>Up to {profileLimits.expertise} things you know well.</Trans>}
          choices={[{ id: NO_EXPERTISE, name: t`None yet` }, ...allInterests]}
          most={profileLimits.expertise}
          value={draft.expertise}
          onChange={handleExpertise}
          problem={problems['expertise']}
        />
      </WithAudience>
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
