import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { fieldErrors } from '../../shared/api/form-errors.ts';

/** An error of `send` that belongs to a field. */
export class FieldError extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

type AuthForm<Values> = {
  form: UseFormReturnType<Values>;
  isBusy: boolean;
  /** An error that belongs to no field. */
  problem: unknown;
  handleSubmit: (event?: FormEvent<HTMLFormElement>) => void;
};

/** A form of sign-up and login: field errors are shown beside their fields and get the focus; the page shows the others. */
export function useAuthForm<Values extends Record<string, unknown>>(
  input: UseFormInput<Values>,
  send: (values: Values) => Promise<void>,
): AuthForm<Values> {
  const form = useForm<Values>(input);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);

  function focusFirst(errors: object) {
    const wrong = Object.keys(form.getValues()).find((name) => name in errors);
    if (wrong) form.getInputNode(wrong)?.focus();
    return wrong;
  }

  async function submit(values: Values) {
    const focused = document.activeElement;
    setBusy(true);
    setProblem(null);
    const error: unknown = await send(values).then(
      () => null,
      (reason: unknown) => reason ?? new Error('the form could not be sent'),
    );
    const errors = error instanceof FieldError ? { [error.field]: error.message } : fieldErrors(error);
    flushSync(() => {
      setBusy(false);
      if (error) form.setErrors(errors);
    });
    // An error about a field that the form does not have is shown as a general one.
    if (focusFirst(errors) === undefined) setProblem(error);
    // A busy button is disabled and thereby loses the focus.
    if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
  }

  return {
    form,
    isBusy,
    problem,
    handleSubmit: form.onSubmit(
      (values) => void submit(values),
      (errors) => void focusFirst(errors),
    ),
  };
}
