import type { KeyObject } from 'node:crypto';
import { fastify } from 'fastify';
import { ageSimulator } from './age/simulator.ts';
import type { MerchantSettings } from './billing/provider.ts';
import { billingSimulator } from './billing/simulator.ts';
import { breachedPasswordsSimulator } from './breached-passwords/simulator.ts';
import { hashListSimulator } from './hash-list/simulator.ts';
import { keysSimulator } from './keys/simulator.ts';
import { indexPage } from './pages/index-page.ts';
import { servePages } from './pages/serve.ts';
import { pushSimulator } from './push/simulator.ts';
import { smsSimulator } from './sms/simulator.ts';
import { tiplineSimulator } from './tipline/simulator.ts';

export interface Sandbox {
  url: string;
  stop(): Promise<void>;
}

/** The URLs that `npm run dev` uses. */
const developmentMerchant: MerchantSettings = {
  webhookUrl: 'http://127.0.0.1:13000/api/billing/webhooks',
  approvalUrl: 'http://localhost:13080/upgrade/successful?checkout={checkout}',
  denialUrl: 'http://localhost:13080/upgrade/unsuccessful?checkout={checkout}',
};

interface SandboxOptions {
  /** 0.0.0.0 in a container, so that other hosts can connect; the default is 127.0.0.1. */
  host?: string;
  port: number;
  billing?: Partial<MerchantSettings>;
  /** The clock of a test; the default is the system clock. */
  now?: () => Date;
  /** Signs the notifications of age checks. */
  ageKey?: KeyObject;
}

/** Starts the simulators of all outside providers; port 0 picks a free one. */
export async function startSandbox({
  host = '127.0.0.1',
  port,
  billing,
  now = () => new Date(),
  ageKey,
}: SandboxOptions): Promise<Sandbox> {
  // A simulator may leave a request without a response; stopping closes those connections too.
  const app = fastify({ bodyLimit: 64 * 1024, connectionTimeout: 60_000, forceCloseConnections: true });
  const merchant = { ...developmentMerchant, ...billing };
  const simulators = [
    smsSimulator(),
    hashListSimulator(),
    pushSimulator(),
    keysSimulator(now),
    billingSimulator(merchant),
    ageSimulator(now, ageKey),
    tiplineSimulator(now),
    breachedPasswordsSimulator(),
  ];

  servePages(app);
  for (const simulator of simulators) simulator.mount(app);
  app.get('/', (_request, reply) => reply.page(indexPage(simulators)));

  const url = await app.listen({ host, port });
  return { url, stop: () => app.close() };
}
