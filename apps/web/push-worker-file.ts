import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const SCRIPT_PATH = '/push-worker.js';
const SOURCE = join(import.meta.dirname, 'src/push-worker/push-worker.ts');

/** One classic script without imports, because not every browser supports modules in service workers. */
async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target: 'es2023', modulePreload: false, rolldownOptions: { input: SOURCE, output: { format: 'iife' } } },
  });
  if (!('output' in result)) throw new Error('expected one build');
  return result.output[0].code;
}

/**
 * The service worker lies at the root, so that its scope is the whole site. Its name never changes, because browsers check the same URL for
 * updates.
 */
export function pushWorkerFile(): Plugin {
  let isApp = true;
  return {
    name: 'subrosa:push-worker',
    configResolved: ({ build: { ssr } }) => void (isApp = !ssr),
    async generateBundle() {
      if (isApp) this.emitFile({ type: 'asset', fileName: SCRIPT_PATH.slice(1), source: await bundled() });
    },
    configureServer({ middlewares }) {
      middlewares.use(SCRIPT_PATH, (_request, response, next) => {
        bundled().then((code) => response.setHeader('content-type', 'text/javascript').end(code), next);
      });
    },
  };
}
