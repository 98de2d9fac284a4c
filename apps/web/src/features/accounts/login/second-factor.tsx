import { Trans } from '@lingui/react/macro';
import { CallError } from '@subrosa/contract/client/errors';
import { useState } from 'react';
import classes from '../components/form.module.css';
import { CodeForm } from './code-form.tsx';
import { proveSecondFactor, type Proof, type SecondStep } from './log-in.ts';
import { PasskeyStep } from './passkey-step.tsx';

type Method = SecondStep['methods'][number];

type SecondFactorProps = {
  step: SecondStep;
  /** The step took too long: the password is asked again. */
  onExpired: (error: unknown) => void;
};

/** The second step of a sign-in: one way at a time, the others a click away. */
export function SecondFactor({ step, onExpired }: SecondFactorProps) {
  const { methods } = step;
  const [method, setMethod] = useState<Method>(methods[0] ?? 'totp');

  async function prove(proof: Proof) {
    await proveSecondFactor(step, proof).catch((error: unknown) => {
      if (!(error instanceof CallError) || error.code === 'auth.secondFactorFailed' || error.code === 'rate.limited') throw error;
      onExpired(error);
    });
  }

  return (
    <div className={classes.form}>
      {method === 'passkey' ? (
        <PasskeyStep options={step.passkeyOptions ?? '{}'} onProve={(passkey) => prove({ passkey })} />
      ) : (
        <CodeForm key={method} kind={method} onProve={(code) => prove(method === 'totp' ? { totp: code } : { code })} />
      )}
      <div className={classes.links}>
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <button key={other} type="button" className={classes.choice} onClick={() => setMethod(other)}>
              {labels[other]}
            </button>
          ))}
        <button type="button" className={classes.choice} onClick={() => onExpired(null)}>
          <Trans>Back to the password</Trans>
        </button>
      </div>
    </div>
  );
}

const labels = {
  passkey: <Trans>Use a passkey instead</Trans>,
  totp: <Trans>Use a code of your authenticator app instead</Trans>,
  code: <Trans>Use a backup code instead</Trans>,
} as const satisfies Record<Method, unknown>;
