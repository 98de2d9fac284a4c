import type { DerivationResponse, DerivationRequest } from './derivation.ts';
import { derive } from './derive.ts';

// The global scope of a worker has the interface of the other side of `Worker`.
const page = globalThis as unknown as Pick<Worker, 'addEventListener' | 'postMessage'>;

page.addEventListener('message', ({ data }: MessageEvent<DerivationRequest>) => void respond(data));

async function respond({ password, salt, parameters }: DerivationRequest): Promise<void> {
  try {
    const derived = await derive(password, salt, parameters);
    page.postMessage(derived satisfies DerivationResponse, [derived.secret.buffer, derived.kek.buffer]);
  } catch {
    // A rejected promise would go unnoticed: the page receives only thrown errors.
    page.postMessage({ failed: true } satisfies DerivationResponse);
  }
}
