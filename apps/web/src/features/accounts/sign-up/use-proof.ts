import { useRef, useState } from 'react';
import { proveWork, type WorkProof } from './prove-work.ts';

/** A proof of work that is started before it is needed. */
export function useProof() {
  const proof = useRef<Promise<WorkProof> | null>(null);
  const [isWaited, setWaited] = useState(false);

  function start(): Promise<WorkProof> {
    const started = (proof.current ??= proveWork());
    // After a failure, the next request starts a new proof.
    started.catch(() => {
      if (proof.current === started) proof.current = null;
    });
    return started;
  }

  async function wait(): Promise<WorkProof> {
    setWaited(true);
    return start().finally(() => setWaited(false));
  }

  /** The proof has expired or was used. */
  function renew(): Promise<WorkProof> {
    proof.current = null;
    return wait();
  }

  return { start: () => void start(), wait, renew, isWaited };
}
