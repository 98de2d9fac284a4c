type ScriptPolicy = { createScriptURL(scriptUrl: string): string };

type PolicyFactory = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };

/** At the root, because the folder of a service worker is its scope. */
const PUSH_WORKER = '/push-worker.js';

/** The full address of a file of our own build; throws for any other, so that nothing else can become a worker. */
export function ownScript(scriptUrl: string, { origin, folder }: { origin: string; folder: string }): string {
  const url = new URL(scriptUrl, origin);
  const isBuilt = url.pathname.startsWith(folder) || url.pathname === PUSH_WORKER;
  if (url.origin !== origin || !isBuilt) throw new TypeError('this script is not ours');
  return url.href;
}

const rules: ScriptPolicy = {
  createScriptURL: (scriptUrl) => ownScript(scriptUrl, { origin: location.origin, folder: import.meta.env.PROD ? '/assets/' : '/' }),
};

/** The one policy that the server's `trusted-types` lets us make. Browsers without Trusted Types keep the same rule. */
const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('subrosa', rules) ?? rules;

/** Starts a worker of ours: `import workerUrl from '….worker?worker&url'`, then `startWorker(workerUrl)`. */
export function startWorker(scriptUrl: string): Worker {
  const trusted = policy.createScriptURL(scriptUrl);
  return new Worker(trusted, { type: 'module' });
}

/** The one service worker: it shows what is pushed, and nothing goes through it. */
export function registerPushWorker(): Promise<ServiceWorkerRegistration> {
  const trusted = policy.createScriptURL(PUSH_WORKER);
  return navigator.serviceWorker.register(trusted, { updateViaCache: 'none' });
}
