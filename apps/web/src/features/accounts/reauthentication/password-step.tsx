import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { ResponseError } from '@subrosa/contract/client/errors';
import { useRef, useState, type FormEvent } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import classes from '../../../shared/ui/confirm-dialog.module.css';
import { PasswordField } from '../components/password-field.tsx';
import { KeysLocked } from './keys-locked.ts';
import { passwordErrorOf } from './problems.ts';
import { provePassword, type Proof } from './prove-password.ts';
import { startFactorProof, type RequiredFactor } from './start-factor-proof.ts';
import own from './steps.module.css';
import type { Confirmation } from './use-reauthentication.ts';

type PasswordStepProps = Confirmation & {
  use: (proof: Proof) => Promise<void>;
  onBusy: (isBusy: boolean) => void;
  onCancel: () => void;
  onFailure: (error: unknown) => void;
  onLocked: (locked: { proof: Proof; hasRecoveryCode: boolean }) => void;
  onSecondFactor: (needed: { proof: Proof; awaited: RequiredFactor }) => void;
};

export function PasswordStep(props: PasswordStepProps) {
  const { reason, action, danger, use, onBusy, onCancel, onFailure } = props;
  const { t } = useLingui();
  const email = useSession((session) => session.account?.email);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function showProblem(text: string) {
    setProblem(text);
    field.current?.focus();
  }

  async function attempt() {
    const proof = await provePassword(typed);
    await use(proof).catch(async (error: unknown) => {
      if (error instanceof KeysLocked) return props.onLocked({ proof, hasRecoveryCode: error.hasRecoveryCode });
      if (!(error instanceof ResponseError) || error.code !== 'auth.secondFactorRequired') throw error;
      return props.onSecondFactor({ proof, awaited: await startFactorProof() });
    });
  }

  function fail(error: unknown) {
    const found = passwordErrorOf(error);
    if (found) showProblem(t(found));
    else onFailure(error);
  }

  function markBusy(busy: boolean) {
    setBusy(busy);
    onBusy(busy);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (typed === '') return showProblem(t`Password is required!`);
    setProblem(null);
    markBusy(true);
    await attempt().catch(fail);
    return markBusy(false);
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <p className={own.reason}>{reason}</p>
      {/* Shows password managers whose password this is. */}
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        ref={field}
        label={t`Current password`}
        autoComplete="current-password"
        data-autofocus
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        error={problem}
        readOnly={isBusy}
      />
      <p className={own.status} role="status">
        {isBusy && <Trans>Checking your password. This takes a moment.</Trans>}
      </p>
      <div className={`${classes.actions} ${own.actions}`}>
        <Button variant="default" size="md" disabled={isBusy} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" size="md" loading={isBusy} data-danger={danger}>
          {action}
        </Button>
      </div>
    </form>
  );
}
