import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { CallError } from '@subrosa/contract/client/errors';
import { useState } from 'react';
import { Notice } from '../components/notice.tsx';
import type { Proof as SecondProof } from '../login/log-in.ts';
import { ProofForm } from '../login/proof-form.tsx';
import type { Proof } from './prove-password.ts';
import { startFactorProof, type AwaitedFactor } from './start-factor-proof.ts';
import own from './steps.module.css';

type SecondFactorStepProps = {
  proof: Proof;
  awaited: AwaitedFactor;
  use: (proof: Proof) => Promise<void>;
  onBusy: (isBusy: boolean) => void;
  onCancel: () => void;
  onFailure: (error: unknown) => void;
};

/** The password was right; one of the account's second factors is proved too. */
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
    const code = error instanceof CallError ? error.code : undefined;
    if (code === 'auth.secondFactorFailed') throw error;
    if (code !== 'auth.secondFactorExpired') return onFailure(error);
    setStep(await startFactorProof());
    return setLate(true);
  }

  return (
    <>
      <p className={own.reason}>
        <Trans>Your account has a second factor. Confirm this change with it.</Trans>
      </p>
      {isLate && (
        <Notice kind="warning">
          <p>
            <Trans>That took too long. Try again.</Trans>
          </p>
        </Notice>
      )}
      <ProofForm key={step.ticket} methods={step.methods} passkeyOptions={step.passkeyOptions} onProve={prove}>
        <Button variant="default" size="md" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </ProofForm>
    </>
  );
}
