import { CallError } from '@subrosa/contract/client/errors';
import type { SignUpBody } from '@subrosa/crypto/account/sign-up';
import { useRef, useState } from 'react';
import { prepare, sendSignUp, type SignUpValues } from './sign-up.ts';
import type { WorkProof } from './prove-work.ts';
import { useProof } from './use-proof.ts';

type Prepared = { madeFor: string; body: SignUpBody };

/** The steps of a sign-up, and which of them somebody waits for. */
export function useSignUp() {
  const proof = useProof();
  const prepared = useRef<Prepared | null>(null);
  const [step, setStep] = useState(0);

  /** Prepared once for the same id and answers: a second try after a lost answer is then the same sign-up. */
  async function send(values: SignUpValues, { memberId, proof: work }: WorkProof): Promise<void> {
    const madeFor = JSON.stringify([memberId, values]);
    if (prepared.current?.madeFor !== madeFor) {
      prepared.current = { madeFor, body: await prepare(memberId, values, setStep).finally(() => setStep(0)) };
    }
    await sendSignUp(values, prepared.current.body, work);
  }

  async function signUp(values: SignUpValues): Promise<void> {
    await send(values, await proof.wait()).catch(async (error: unknown) => {
      if (!(error instanceof CallError) || error.code !== 'accounts.proofInvalid') throw error;
      await send(values, await proof.renew());
    });
  }

  return { signUp, startProof: proof.start, isProofWaited: proof.isWaited, step };
}
