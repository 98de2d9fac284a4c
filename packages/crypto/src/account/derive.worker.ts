import type { DerivationAnswer, DerivationRequest } from './derivation.ts';
import { derive } from './derive.ts';

// Inside of a worker the scope speaks as the other end of `Worker` does.
const page = globalThis as unknown as Pick<Worker, 'addEventListener' | 'postMessage'>;

page.addEventListener('message', ({ data }: MessageEvent<DerivationRequest>) => void answer(data));

async function answer({ password, salt, parameters }: DerivationRequest): Promise<void> {
  try {
    const derived = await derive(password, salt, parameters);
    page.postMessage(derived satisfies DerivationAnswer, [derived.secret.buffer, derived.kek.buffer]);
  } catch {
    // A rejected promise would end here unseen: the page hears only of thrown errors.
    page.postMessage({ failed: true } satisfies DerivationAnswer);
  }
}
