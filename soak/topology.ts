/**
 * topology: runs the app with its datastores as in production on one machine, from the files of deploy/topology.
 *
 *   node soak/topology.ts up       installs what is missing, starts everything, waits until it is ready
 *   node soak/topology.ts status   prints leaders, standbys and readiness
 *   node soak/topology.ts down     stops everything that `up` started
 *   node soak/topology.ts remove   stops everything and deletes its data
 */
import { describe, down, remove, up } from './topology/topology.ts';
import { ports } from './topology/layout.ts';

const verbs: Readonly<Record<string, () => Promise<void>>> = {
  up: async () => {
    const startedAt = performance.now();
    await up();
    console.log(`up in ${((performance.now() - startedAt) / 1000).toFixed(0)} s: http://localhost:${ports.loadBalancer}`);
  },
  status: async () => console.log((await describe()).join('\n')),
  down,
  remove: async () => {
    await down();
    remove();
  },
};

const verb = verbs[process.argv[2] ?? ''];
if (!verb) {
  console.error(`usage: node soak/topology.ts ${Object.keys(verbs).join('|')}`);
  process.exit(2);
}
await verb();
