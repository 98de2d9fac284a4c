import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { fieldErrors } from './form-errors.ts';

type FormCall<Values> = {
  form: UseFormReturnType<Values>;
  isSending: boolean;
  handleSubmit: (event?: React.FormEvent<HTMLFormElement>) => void;
};

/** A form that sends one call: the service's word on each field is shown beside it, the rest as a toast. */
export function useFormCall<Values extends Record<string, unknown>>(
  input: UseFormInput<Values>,
  send: (values: Values) => Promise<void>,
): FormCall<Values> {
  const form = useForm<Values>({ mode: 'uncontrolled', ...input });
  const [isSending, setSending] = useState(false);

  async function submit(values: Values) {
    setSending(true);
    try {
      await send(values);
      form.reset();
    } catch (error) {
      form.setErrors(fieldErrors(error));
    } finally {
      setSending(false);
    }
  }

  return { form, isSending, handleSubmit: form.onSubmit((values) => void submit(values)) };
}
