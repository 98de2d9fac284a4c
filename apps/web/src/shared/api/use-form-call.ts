import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldErrors } from './form-errors.ts';

type FormCall<Values> = {
  form: UseFormReturnType<Values>;
  isSending: boolean;
  handleSubmit: (event?: React.FormEvent<HTMLFormElement>) => void;
};

/** A form that sends one request: field errors are shown beside the fields, others as a toast. */
export function useFormCall<Values extends Record<string, unknown>>(
  input: UseFormInput<Values>,
  send: (values: Values) => Promise<void>,
): FormCall<Values> {
  const form = useForm<Values>({ mode: 'uncontrolled', ...input });
  const [isSending, setSending] = useState(false);

  async function submit(values: Values) {
    const focused = document.activeElement;
    setSending(true);
    const errors = await send(values).then(() => null, fieldErrors);
    flushSync(() => {
      setSending(false);
      if (errors) form.setErrors(errors);
      else form.reset();
    });
    const wrong = Object.keys(values).find((name) => errors !== null && name in errors);
    if (wrong) form.getInputNode(wrong)?.focus();
    else if (document.activeElement === document.body) focusAgain(focused);
  }

  /** Sending disables the button and resetting remounts the fields, so the focus has to be restored. */
  function focusAgain(element: Element | null) {
    if (!(element instanceof HTMLElement)) return;
    const { path } = element.dataset;
    (path ? form.getInputNode(path) : element)?.focus();
  }

  return { form, isSending, handleSubmit: form.onSubmit((values) => void submit(values)) };
}
