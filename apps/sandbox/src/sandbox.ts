import { fastify } from 'fastify';
import { ageStandIn } from './age/stand-in.ts';
import type { MerchantSettings } from './billing/desk.ts';
import { billingStandIn } from './billing/stand-in.ts';
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

/** Plays every outside provider, on this machine only; port 0 picks a free one. */
export async function startSandbox({ port, billing }: { port: number; billing?: Partial<MerchantSettings> }): Promise<Sandbox> {
  // A stand-in may leave a caller without an answer; stopping ends those connections too.
  const app = fastify({ bodyLimit: 64 * 1024, connectionTimeout: 60_000, forceCloseConnections: true });
  const merchant = { ...merchantAtHome, ...billing };
  const standIns = [
    smsStandIn(),
    hashListStandIn(),
    pushStandIn(),
    keysStandIn(),
    billingStandIn(merchant),
    ageStandIn(),
    tiplineStandIn(),
  ];

  servePages(app);
  for (const standIn of standIns) standIn.mount(app);
  app.get('/', (_request, reply) => reply.page(indexPage(standIns)));

  const url = await app.listen({ host: '127.0.0.1', port });
  return { url, stop: () => app.close() };
}
