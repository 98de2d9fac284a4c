import { Trans, useLingui } from '@lingui/react/macro';
import type { Choices } from '../api/choices.ts';
import { useOwnSettings } from '../api/settings.ts';
import type { DraftForm } from '../draft/form.ts';
import { FewChoicesField } from '../fields/few-choices-field.tsx';
import { HeightField } from '../fields/height-field.tsx';
import { WithAudience } from '../fields/seen-by.tsx';
import { ShoeSizeField } from '../fields/shoe-size-field.tsx';
import { WeightField } from '../fields/weight-field.tsx';
import classes from './section.module.css';
import { Section } from './section.tsx';

type AppearanceSectionProps = { form: DraftForm; choices: Choices; isNew?: boolean };

export function AppearanceSection({ form, choices, isNew = false }: AppearanceSectionProps) {
  const { t } = useLingui();
  const { settings } = useOwnSettings();
  const { draft, problems, change } = form;
  const isWide = !isNew || settings.heightUnit === 'ft';
  return (
    <Section id="looks" title={<Trans>Appearance</Trans>}>
      <div className={isNew ? classes.one : classes.two}>
        <WithAudience form={form} field="bodyType" name={t`Body type`} hidden={isNew}>
          <FewChoicesField
            isNew={isNew}
            label={<Trans>Body type</Trans>}
            choices={choices.bodyTypes}
            value={draft.bodyType}
            onChange={(bodyType) => change({ bodyType })}
            problem={problems['bodyType']}
          />
        </WithAudience>
        <WithAudience form={form} field="ethnicity" name={t`Ethnicity`} hidden={isNew}>
          <FewChoicesField
            isNew={isNew}
            label={<Trans>Ethnicity</Trans>}
            choices={choices.ethnicities}
            value={draft.ethnicity}
            onChange={(ethnicity) => change({ ethnicity })}
            problem={problems['ethnicity']}
          />
        </WithAudience>
      </div>
      <div className={classes.small} data-wide={isWide || undefined}>
        <WithAudience form={form} field="height" name={t`Height`} hidden={isNew}>
          <HeightField form={form} />
        </WithAudience>
        <WithAudience form={form} field="weight" name={t`Weight`} hidden={isNew}>
          <WeightField form={form} />
        </WithAudience>
        <WithAudience form={form} field="shoeSize" name={t`Shoe size`} hidden={isNew}>
          <ShoeSizeField form={form} />
        </WithAudience>
      </div>
    </Section>
  );
}
