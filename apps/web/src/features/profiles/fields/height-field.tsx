import { Trans, useLingui } from '@lingui/react/macro';
import { centimetresOf, millimetresFrom } from '../../../shared/format/units.ts';
import { useOwnSettings } from '../api/settings.ts';
import type { DraftForm } from '../draft/form.ts';
import { FeetField } from './feet-field.tsx';
import { FieldLabel } from './field-label.tsx';
import classes from './field.module.css';
import { MeasureField } from './measure-field.tsx';

type HeightFieldProps = { form: DraftForm };

export function HeightField({ form }: HeightFieldProps) {
  const { t } = useLingui();
  const { settings, choose } = useOwnSettings();
  const { heightMillimetres } = form.draft;
  const problem = form.problems['heightMillimetres'];
  const unit = t`cm`;
  const handleChange = (millimetres: number | null) => form.change({ heightMillimetres: millimetres });
  if (settings.heightUnit === 'ft') {
    return <FeetField value={heightMillimetres} onChange={handleChange} problem={problem} onSwitch={() => choose({ heightUnit: 'cm' })} />;
  }
  return (
    <MeasureField
      label={
        <FieldLabel optional>
          <Trans>Height</Trans>
        </FieldLabel>
      }
      unit={
        <button
          type="button"
          className={classes.unit}
          aria-label={t`${unit}, switch to feet and inches`}
          onClick={() => choose({ heightUnit: 'ft' })}
        >
          {unit}
        </button>
      }
      value={heightMillimetres && centimetresOf(heightMillimetres)}
      onChange={(amount) => handleChange(amount && millimetresFrom(amount))}
      error={problem}
    />
  );
}
