import { Trans } from '@lingui/react/macro';
import type { DraftForm } from '../draft/form.ts';
import { FieldLabel } from './field-label.tsx';
import classes from './field.module.css';
import { MeasureField } from './measure-field.tsx';

type ShoeSizeFieldProps = { form: DraftForm };

export function ShoeSizeField({ form }: ShoeSizeFieldProps) {
  const { shoeSizeTenths } = form.draft;
  return (
    <MeasureField
      label={
        <FieldLabel optional>
          <Trans>Shoe size</Trans>
        </FieldLabel>
      }
      unit={<span className={classes.fixed}>EU</span>}
      value={shoeSizeTenths && shoeSizeTenths / 10}
      onChange={(size) => form.change({ shoeSizeTenths: size && Math.round(size * 10) })}
      error={form.problems['shoeSizeTenths']}
    />
  );
}
