type ScriptPolicy = { createScriptURL(scriptUrl: string): string };

type PolicyFactory = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };

/** At the root, because the scope of a service worker is its folder. */
const SERVICE_WORKER = '/push-worker.js';

/** The full URL of a file of our own build; throws for any other, so that no foreign script can become a worker. */
export function ownScript(scriptUrl: string, { origin, folder }: { origin: string; folder: string }): string {
  const url = new URL(scriptUrl, origin);
  const isBuilt = url.pathname.startsWith(folder) || url.pathname === SERVICE_WORKER;
  if (url.origin !== origin || !isBuilt) throw new TypeError('this script is not ours');
  return url.href;
}

const rules: ScriptPolicy = {
  createScriptURL: (scriptUrl) => ownScript(scriptUrl, { origin: location.origin, folder: import.meta.env.PROD ? '/assets/' : '/' }),
};

/** The only policy that the server's `trusted-types` allows. Browsers without Trusted Types apply the same rule. */
const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('subrosa', rules) ?? rules;

/** Starts one of our workers: `import workerUrl from '….worker?worker&url'`, then `startWorker(workerUrl)`. */
export function startWorker(scriptUrl: string): Worker {
  const trusted = policy.createScriptURL(scriptUrl);
  return new Worker(trusted, { type: 'module' });
}

/** The only service worker: it shows push messages, and a page of ours when there is no connection. */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  const trusted = policy.createScriptURL(SERVICE_WORKER);
  return navigator.serviceWorker.register(trusted, { updateViaCache: 'none' });
}
