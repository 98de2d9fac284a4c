import { Worker as NodeWorker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { firstParameters } from './derivation.ts';
import { deriveInWorker, oneAtATime } from './derive-in-worker.ts';
import { derive } from './derive.ts';
import { DerivationError } from './errors.ts';
import { aSalt, quickParameters } from '../../test/support/account.ts';

/** A browser's Worker on a thread of Node: it runs the real script in a scope with a browser's interface. */
class ThreadWorker extends EventTarget {
  ended: Promise<number> | undefined;
  readonly #thread: NodeWorker;

  constructor(script: URL) {
    super();
    const scope = `
      import { parentPort } from 'node:worker_threads';
      globalThis.addEventListener = (type, listener) => parentPort.on(type, (data) => listener({ data }));
      globalThis.postMessage = (message, transfer) => parentPort.postMessage(message, transfer);
      await import(${JSON.stringify(script.href)});`;
    this.#thread = new NodeWorker(new URL(`data:text/javascript,${encodeURIComponent(scope)}`));
    this.#thread.on('message', (data) => this.dispatchEvent(new MessageEvent('message', { data })));
    this.#thread.on('error', () => this.dispatchEvent(new Event('error')));
  }

  postMessage(message: unknown) {
    this.#thread.postMessage(message);
  }

  terminate() {
    this.ended = this.#thread.terminate();
  }
}

function aWorkerFactory(script: string) {
  const made: ThreadWorker[] = [];
  const startWorker = () => {
    const worker = new ThreadWorker(new URL(script, import.meta.url));
    made.push(worker);
    return worker as unknown as Worker;
  };
  return { made, derive: deriveInWorker(startWorker) };
}

it('deriveInWorker derives the same as the page would, and ends the worker', async () => {
  const workshop = aWorkerFactory('derive.worker.ts');
  const salt = aSalt();
  const derived = await workshop.derive('correct horse', salt, firstParameters);
  expect(derived).toEqual(await derive('correct horse', salt, firstParameters));
  expect(workshop.made).toHaveLength(1);
  await expect(workshop.made[0]!.ended).resolves.toBeTypeOf('number');
});

it('deriveInWorker rejects input that the worker cannot derive, and ends the worker', async () => {
  const workshop = aWorkerFactory('derive.worker.ts');
  await expect(workshop.derive('correct horse', 'no salt', firstParameters)).rejects.toThrow(DerivationError);
  expect(workshop.made[0]!.ended).toBeDefined();
});

it('deriveInWorker rejects when the worker does not start', async () => {
  const workshop = aWorkerFactory('no-such.worker.ts');
  await expect(workshop.derive('correct horse', aSalt(), firstParameters)).rejects.toThrow(DerivationError);
  expect(workshop.made[0]!.ended).toBeDefined();
});

it.each([quickParameters, { ...firstParameters, memoryKiB: 32_768 }, { ...firstParameters, passes: 1 }])(
  'deriveInWorker rejects parameters weaker than the first ones: %o',
  async (parameters) => {
    const workshop = aWorkerFactory('derive.worker.ts');
    await expect(workshop.derive('correct horse', aSalt(), parameters)).rejects.toThrow(DerivationError);
    expect(workshop.made).toEqual([]);
  },
);

it('oneAtATime begins a derivation when the one before it ended, also by an error', async () => {
  let running = 0;
  const seen: number[] = [];
  const counting = oneAtATime(async (...input) => {
    seen.push((running += 1));
    return derive(...input).finally(() => (running -= 1));
  });
  const made = ['no salt', aSalt(), aSalt()].map((salt) => counting('correct horse', salt, quickParameters));
  const outcomes = await Promise.allSettled(made);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(seen).toEqual([1, 1, 1]);
});
