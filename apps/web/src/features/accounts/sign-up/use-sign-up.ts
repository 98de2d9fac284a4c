import { CallError } from '@subrosa/contract/client/errors';
import { useRef, useState } from 'react';
import { prepare, sendSignUp, type SignUpValues } from './sign-up.ts';
import { useProof } from './use-proof.ts';

type Prepared = { values: string; candidate: Awaited<ReturnType<typeof prepare>> };

/** The steps of a sign-up, and which of them somebody waits for. */
export function useSignUp() {
  const proof = useProof();
  const prepared = useRef<Prepared | null>(null);
  const [step, setStep] = useState(0);

  /** Made once for the same answers: a second try after a lost answer is then the same sign-up. */
  async function candidateOf(values: SignUpValues) {
    const asText = JSON.stringify(values);
    if (prepared.current?.values !== asText) {
      prepared.current = { values: asText, candidate: await prepare(values, setStep).finally(() => setStep(0)) };
    }
    return prepared.current.candidate;
  }

  async function signUp(values: SignUpValues): Promise<void> {
    const done = await proof.wait();
    const candidate = await candidateOf(values);
    await sendSignUp(values, candidate, done).catch(async (error: unknown) => {
      if (!(error instanceof CallError) || error.code !== 'accounts.proofInvalid') throw error;
      await sendSignUp(values, candidate, await proof.renew());
    });
  }

  return { signUp, startProof: proof.start, isProofWaited: proof.isWaited, step };
}
