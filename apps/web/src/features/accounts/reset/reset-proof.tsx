import { Trans } from '@lingui/react/macro';
import { ResponseError } from '@subrosa/contract/client/errors';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import classes from '../components/form.module.css';
import { InlineAlert } from '../components/inline-alert.tsx';
import type { Proof } from '../login/log-in.ts';
import { ProofForm } from '../login/proof-form.tsx';
import { sendReset, type PreparedReset, type Reset } from './reset-password.ts';

type ResetProofProps = {
  token: string;
  awaited: NonNullable<Reset['secondFactor']>;
  prepared: PreparedReset;
  onDone: () => void;
  /** Called when the step took too long or its conditions changed; the proof has to be started again. */
  onExpired: () => void;
};

/** The second step of a reset: if the account has a second factor, the link alone changes nothing. */
export function ResetProof({ token, awaited, prepared, onDone, onExpired }: ResetProofProps) {
  const [isLate, setLate] = useState(false);

  async function prove(proof: Proof) {
    setLate(false);
    await sendReset(token, prepared, { ticket: awaited.ticket, ...proof }).then(onDone, (error: unknown) => {
      const code = error instanceof ResponseError ? error.code : undefined;
      if (code !== 'auth.secondFactorExpired' && code !== 'auth.secondFactorRequired') throw error;
      setLate(true);
      onExpired();
    });
  }

  return (
    <div className={classes.form}>
      <p className={classes.text}>
        <Trans>Two-step login is on for your account. Confirm your new password with it.</Trans>
      </p>
      {isLate && (
        <InlineAlert kind="warning">
          <p>
            <Trans>That took too long. Try again.</Trans>
          </p>
        </InlineAlert>
      )}
      <ProofForm key={awaited.ticket} methods={awaited.methods} passkeyOptions={awaited.passkeyOptions} onProve={prove} />
      <p className={classes.text}>
        <Trans>
          Lost all of these? You can’t change your password without one. <Link to="/contact">Contact support</Link> and we’ll check your
          identity before we help.
        </Trans>
      </p>
    </div>
  );
}
