import type { KeyObject } from 'node:crypto';
import { fastify } from 'fastify';
import { ageStandIn } from './age/stand-in.ts';
import type { MerchantSettings } from './billing/provider.ts';
import { billingStandIn } from './billing/stand-in.ts';
import { breachedPasswordsStandIn } from './breached-passwords/stand-in.ts';
import { hashListStandIn } from './hash-list/stand-in.ts';
import { keysStandIn } from './keys/stand-in.ts';
import { indexPage } from './pages/index-page.ts';
import { servePages } from './pages/serve.ts';
import { pushStandIn } from './push/stand-in.ts';
import { smsStandIn } from './sms/stand-in.ts';
import { tiplineStandIn } from './tipline/stand-in.ts';

export interface Sandbox {
  url: string;
  stop(): Promise<void>;
}

/** As `npm run dev` serves the house. */
const merchantAtHome: MerchantSettings = {
  webhookUrl: 'http://127.0.0.1:13000/api/billing/webhooks',
  approvalUrl: 'http://localhost:13080/upgrade/successful?checkout={checkout}',
  denialUrl: 'http://localhost:13080/upgrade/unsuccessful?checkout={checkout}',
};

interface SandboxOptions {
  /** 0.0.0.0 in a container, so that others reach it; this machine alone where nothing is said. */
  host?: string;
  port: number;
  billing?: Partial<MerchantSettings>;
  /** A test's clock, where it is not the real one. */
  now?: () => Date;
  /** Signs notifications of age checks. */
  ageKey?: KeyObject;
}

/** Plays every outside provider; port 0 picks a free one. */
export async function startSandbox({
  host = '127.0.0.1',
  port,
  billing,
  now = () => new Date(),
  ageKey,
}: SandboxOptions): Promise<Sandbox> {
  // A stand-in may leave a caller without an answer; stopping ends those connections too.
  const app = fastify({ bodyLimit: 64 * 1024, connectionTimeout: 60_000, forceCloseConnections: true });
  const merchant = { ...merchantAtHome, ...billing };
  const standIns = [
    smsStandIn(),
    hashListStandIn(),
    pushStandIn(),
    keysStandIn(now),
    billingStandIn(merchant),
    ageStandIn(now, ageKey),
    tiplineStandIn(now),
    breachedPasswordsStandIn(),
  ];

  servePages(app);
  for (const standIn of standIns) standIn.mount(app);
  app.get('/', (_request, reply) => reply.page(indexPage(standIns)));

  const url = await app.listen({ host, port });
  return { url, stop: () => app.close() };
}
