import { Trans, useLingui } from '@lingui/react/macro';
import { gramsFrom, weightIn } from '../../../shared/format/units.ts';
import { useOwnSettings } from '../api/settings.ts';
import type { DraftForm } from '../draft/form.ts';
import { FieldLabel } from './field-label.tsx';
import classes from './field.module.css';
import { MeasureField } from './measure-field.tsx';

type WeightFieldProps = { form: DraftForm };

export function WeightField({ form }: WeightFieldProps) {
  const { t } = useLingui();
  const { settings, choose } = useOwnSettings();
  const { weightUnit } = settings;
  const { weightGrams } = form.draft;
  const unit = weightUnit === 'kg' ? t`kg` : t`lb`;
  return (
    <MeasureField
      key={weightUnit}
      label={
        <FieldLabel optional>
          <Trans>Weight</Trans>
        </FieldLabel>
      }
      unit={
        <button
          type="button"
          className={classes.unit}
          aria-label={weightUnit === 'kg' ? t`${unit}, switch to pounds` : t`${unit}, switch to kilograms`}
          onClick={() => choose({ weightUnit: weightUnit === 'kg' ? 'lb' : 'kg' })}
        >
          {unit}
        </button>
      }
      value={weightGrams && weightIn(weightUnit, weightGrams)}
      onChange={(amount) => form.change({ weightGrams: amount && gramsFrom(amount, weightUnit) })}
      error={form.problems['weightGrams']}
    />
  );
}
