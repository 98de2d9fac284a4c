import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { fieldErrors } from '../../shared/api/form-errors.ts';

/** What `send` finds wrong with a field. */
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
  /** What went wrong and belongs to no field. */
  problem: unknown;
  handleSubmit: (event?: FormEvent<HTMLFormElement>) => void;
};

/** A form of the way in: errors stand beside their fields and take the focus, the rest is for the page to say. */
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
    // A complaint about what no field holds is a problem of the whole.
    if (focusFirst(errors) === undefined) setProblem(error);
    // A busy button is disabled, and loses the focus by it.
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
