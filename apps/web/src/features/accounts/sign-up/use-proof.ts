import { useRef, useState } from 'react';
import { proveWork, type WorkProof } from './prove-work.ts';

/** A proof of work that is begun before it is needed. */
export function useProof() {
  const proof = useRef<Promise<WorkProof> | null>(null);
  const [isWaited, setWaited] = useState(false);

  function start(): Promise<WorkProof> {
    const started = (proof.current ??= proveWork());
    // What failed is begun anew when it is asked for again.
    started.catch(() => {
      if (proof.current === started) proof.current = null;
    });
    return started;
  }

  async function wait(): Promise<WorkProof> {
    setWaited(true);
    return start().finally(() => setWaited(false));
  }

  /** It has expired, or was spent. */
  function renew(): Promise<WorkProof> {
    proof.current = null;
    return wait();
  }

  return { start: () => void start(), wait, renew, isWaited };
}
