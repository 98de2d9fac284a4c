type ScriptPolicy = { createScriptURL(address: string): string };

type PolicyFactory = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };

/** The full address of a file of our own build; throws for any other, so that nothing else can become a worker. */
export function ownScript(address: string, { origin, folder }: { origin: string; folder: string }): string {
  const url = new URL(address, origin);
  if (url.origin !== origin || !url.pathname.startsWith(folder)) throw new TypeError('this script is not ours');
  return url.href;
}

const rules: ScriptPolicy = {
  createScriptURL: (address) => ownScript(address, { origin: location.origin, folder: import.meta.env.PROD ? '/assets/' : '/' }),
};

/** The one policy that the server's `trusted-types` lets us make. Browsers without Trusted Types keep the same rule. */
const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('subrosa', rules) ?? rules;

/** Starts a worker of ours: `import address from '….worker?worker&url'`, then `startWorker(address)`. */
export function startWorker(address: string): Worker {
  const trusted = policy.createScriptURL(address);
  return new Worker(trusted, { type: 'module' });
}
