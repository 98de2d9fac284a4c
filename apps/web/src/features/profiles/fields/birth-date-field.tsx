import { Trans } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { withSlashes } from '../../../shared/format/typed-date.ts';
import type { DraftForm } from '../draft/form.ts';
import { FieldLabel } from './field-label.tsx';

type BirthDateFieldProps = { form: DraftForm };

export function BirthDateField({ form }: BirthDateFieldProps) {
  const { birthDate } = form.draft;
  return (
    <TextInput
      size="md"
      label={
        <FieldLabel required>
          <Trans>Date of birth</Trans>
        </FieldLabel>
      }
      aria-required
      placeholder="DD/MM/YYYY"
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={10}
      value={birthDate}
      onChange={({ currentTarget }) => form.change({ birthDate: withSlashes(currentTarget.value, birthDate) })}
      error={form.problems['birthDate']}
    />
  );
}
