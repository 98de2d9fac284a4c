import type { Simulator } from '../simulator.ts';
import { mountConsole } from './console.ts';
import { mountDatalink } from './datalink.ts';
import { createProvider, type MerchantSettings } from './provider.ts';
import { mountPaymentPages } from './payment-pages.ts';
import { mountSupportPages } from './support-pages.ts';

export function billingSimulator(settings: MerchantSettings): Simulator {
  const provider = createProvider(settings);
  return {
    name: 'Card billing',
    description: 'Simulates CCBill: its payment form, its support page, its DataLink, and a console that sends any webhook.',
    page: '/billing',
    mount: (root) => {
      root.register(async (app) => {
        app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
          done(null, new URLSearchParams(String(body)));
        });
        mountPaymentPages(app, provider);
        mountSupportPages(app, provider);
        mountDatalink(app, provider);
        mountConsole(app, provider);
      });
    },
  };
}
