import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useRef, useState, type FormEvent } from 'react';

/** The form of one code: sent when it is complete; after an error, the member enters it again. */
export function useCodeForm(send: (code: string) => Promise<void>, complain: (error: unknown) => string | null) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function showProblem(message: string | null) {
    setProblem(message);
    field.current?.focus();
    field.current?.select();
  }

  async function submit() {
    if (!/^\d{6}$/.test(code)) return showProblem(i18n._(msg`Enter all 6 digits.`));
    setBusy(true);
    setProblem(null);
    try {
      await send(code);
    } catch (error) {
      showProblem(complain(error));
    }
    return setBusy(false);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return { code, setCode, problem, setProblem, isBusy, field, handleSubmit };
}
