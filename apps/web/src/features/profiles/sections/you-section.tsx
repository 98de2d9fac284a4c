import { Trans, useLingui } from '@lingui/react/macro';
import type { Gender } from '@subrosa/rules/reference/choices';
import type { Choices } from '../api/choices.ts';
import type { Draft } from '../draft/draft.ts';
import type { DraftForm } from '../draft/form.ts';
import { ChipsField } from '../fields/chips-field.tsx';
import { FieldLabel } from '../fields/field-label.tsx';
import { WithAudience } from '../fields/seen-by.tsx';
import { genderNames } from '../../../shared/labels/genders.ts';
import { BirthFields } from './birth-fields.tsx';
import { Section } from './section.tsx';

type YouSectionProps = {
  form: DraftForm;
  choices: Choices;
  /** New members choose only the audience of the birthday. */
  isNew?: boolean;
};

export function YouSection({ form, choices, isNew = false }: YouSectionProps) {
  const { t } = useLingui();
  const { draft, problems, change } = form;
  return (
    <Section id="you" title={<Trans>You</Trans>}>
      <ChipsField
        required
        legend={<Trans>Gender</Trans>}
        choices={(Object.keys(genderNames) as Gender[]).map((gender) => ({ value: gender, label: t(genderNames[gender]) }))}
        value={draft.gender}
        onChange={(gender) => change({ gender })}
        problem={problems['gender']}
      />
      <WithAudience form={form} field="desiredGenders" name={t`Interested in`} hidden={isNew}>
        <ChipsField
          multiple
          legend={
            <FieldLabel optional>
              <Trans>Interested in</Trans>
            </FieldLabel>
          }
          choices={choices.desiredGenders.map(({ id, name }) => ({ value: id as Draft['desiredGenders'][number], label: name }))}
          value={draft.desiredGenders}
          onChange={(desiredGenders) => change({ desiredGenders })}
          problem={problems['desiredGenders']}
        />
      </WithAudience>
      <BirthFields form={form} isNew={isNew} />
    </Section>
  );
}
