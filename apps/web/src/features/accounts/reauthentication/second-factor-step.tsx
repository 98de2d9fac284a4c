import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { ResponseError } from '@subrosa/contract/client/errors';
import { useState } from 'react';
import { InlineAlert } from '../components/inline-alert.tsx';
import type { Proof as SecondProof } from '../login/log-in.ts';
import { ProofForm } from '../login/proof-form.tsx';
import type { Proof } from './prove-password.ts';
import { startFactorProof, type RequiredFactor } from './start-factor-proof.ts';
import own from './steps.module.css';

type SecondFactorStepProps = {
  proof: Proof;
  awaited: RequiredFactor;
  use: (proof: Proof) => Promise<void>;
  onBusy: (isBusy: boolean) => void;
  onCancel: () => void;
  onFailure: (error: unknown) => void;
};

/** After a correct password, proves one of the account's second factors too. */
export function SecondFactorStep({ proof, awaited, use, onBusy, onCancel, onFailure }: SecondFactorStepProps) {
  const [step, setStep] = useState(awaited);
  const [isLate, setLate] = useState(false);

  async function prove(given: SecondProof) {
    setLate(false);
    onBusy(true);
    await use({ ...proof, secondFactor: { ticket: step.ticket, ...given } })
      .catch(fail)
      .finally(() => onBusy(false));
  }

  async function fail(error: unknown): Promise<void> {
    const code = error instanceof ResponseError ? error.code : undefined;
    if (code === 'auth.secondFactorFailed') throw error;
    if (code !== 'auth.secondFactorExpired') return onFailure(error);
    setStep(await startFactorProof());
    return setLate(true);
  }

  return (
    <>
      <p className={own.reason}>
        <Trans>Two-step login is on for your account. Confirm this change with it.</Trans>
      </p>
      {isLate && (
        <InlineAlert kind="warning">
          <p>
            <Trans>That took too long. Try again.</Trans>
          </p>
        </InlineAlert>
      )}
      <ProofForm key={step.ticket} methods={step.methods} passkeyOptions={step.passkeyOptions} onProve={prove}>
        <Button variant="default" size="md" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </ProofForm>
    </>
  );
}
