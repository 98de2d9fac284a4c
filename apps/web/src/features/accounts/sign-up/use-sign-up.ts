import { ResponseError } from '@subrosa/contract/client/errors';
import type { SignUpBody } from '@subrosa/crypto/account/sign-up';
import { useRef, useState } from 'react';
import { prepare, sendSignUp, type SignUpValues } from './sign-up.ts';
import type { WorkProof } from './prove-work.ts';
import { useProof } from './use-proof.ts';

type PreparedSignUp = { inputKey: string; body: SignUpBody };

/** The steps of a sign-up, and the one for which the form is waiting. */
export function useSignUp() {
  const proof = useProof();
  const prepared = useRef<PreparedSignUp | null>(null);
  const [step, setStep] = useState(0);

  /** Prepared once for the same id and values, so that a retry after a lost response sends the same sign-up. */
  async function send(values: SignUpValues, { memberId, proof: work }: WorkProof): Promise<void> {
    const inputKey = JSON.stringify([memberId, values]);
    if (prepared.current?.inputKey !== inputKey) {
      prepared.current = { inputKey, body: await prepare(memberId, values, setStep).finally(() => setStep(0)) };
    }
    await sendSignUp(values, prepared.current.body, work);
  }

  async function signUp(values: SignUpValues): Promise<void> {
    await send(values, await proof.wait()).catch(async (error: unknown) => {
      if (!(error instanceof ResponseError) || error.code !== 'accounts.proofOfWorkInvalid') throw error;
      await send(values, await proof.renew());
    });
  }

  return { signUp, startProof: proof.start, isProofWaited: proof.isWaited, step };
}
