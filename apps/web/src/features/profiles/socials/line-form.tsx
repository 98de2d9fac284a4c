import { Trans } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import type { FieldProblem } from '@subrosa/contract/error-codes';
import type { ReactNode } from 'react';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import { errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';
import { useSocials } from '../api/links.ts';
import { FormActions } from './form-actions.tsx';
import classes from './socials.module.css';

type LineFormProps = {
  field: 'wishlistUrl' | 'storeNumber';
  label: ReactNode;
  description: ReactNode;
  placeholder?: string;
  inputMode: 'url' | 'numeric';
  value: string | null;
  judge: (text: string) => FieldProblem | null;
  onClose: () => void;
};

/** A line that is saved separately; an empty value removes it. */
export function LineForm({ field, label, description, placeholder, inputMode, value, judge, onClose }: LineFormProps) {
  const { saveLine } = useSocials();
  const { form, isSending, handleSubmit } = useFormCall<Record<string, string>>(
    {
      initialValues: { [field]: value ?? '' },
      validate: (values) => {
        const problem = judge(values[field] ?? '');
        return problem ? { [field]: errorMessageDescriptor(problem) } : {};
      },
    },
    async (values) => {
      await saveLine({ [field]: values[field]?.trim() || null });
      onClose();
    },
  );
  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <TextInput
        size="md"
        label={label}
        description={description}
        placeholder={placeholder}
        inputMode={inputMode}
        dir="ltr"
        autoComplete="off"
        data-autofocus
        key={form.key(field)}
        {...form.getInputProps(field)}
      />
      <FormActions isBusy={isSending} onCancel={onClose}>
        <Trans>Save</Trans>
      </FormActions>
    </form>
  );
}
