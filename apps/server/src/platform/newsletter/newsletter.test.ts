import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { newsletterOf } from './newsletter.ts';

interface Received {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

// Behaves like Mailchimp's Marketing API 3.0 where we use it: members are put by the MD5 of their address.
const received: Received[] = [];
let status = 200;
const provider = createServer((request, response) => void hear(request).then(() => response.writeHead(status).end('{}')));

async function hear(request: IncomingMessage): Promise<void> {
  const body: unknown = JSON.parse(await text(request));
  received.push({ method: request.method, url: request.url, authorization: request.headers.authorization, body });
}

beforeAll(async () => once(provider.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void provider.close());

const mailchimp = () =>
  newsletterOf(
    loadConfig({
      NEWSLETTER_PROVIDER: 'mailchimp',
      MAILCHIMP_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
      MAILCHIMP_API_KEY: 'key',
      MAILCHIMP_AUDIENCE: 'list',
    }),
  );

describe('the Mailchimp adapter', () => {
  it('puts a reader under the hash of the lower-case address, so that a repeated job does no harm', async () => {
    await mailchimp().add({ email: 'Urist.McVankab@freddiesjokes.com', name: 'Urist' });
    expect(received.at(-1)).toEqual({
      method: 'PUT',
      url: '/3.0/lists/list/members/62eeb292278cc15f5817cb78f7790b08',
      authorization: `Basic ${btoa('anystring:key')}`,
      body: {
        email_address: 'Urist.McVankab@freddiesjokes.com',
        status_if_new: 'subscribed',
        status: 'subscribed',
        merge_fields: { FNAME: 'Urist' },
      },
    });
  });

  it('unsubscribes a reader who leaves', async () => {
    await mailchimp().remove({ email: 'a@example.org' });
    expect(received.at(-1)?.body).toMatchObject({ status: 'unsubscribed' });
  });

  it('fails when the provider does, so that the job is tried again', async () => {
    status = 503;
    await expect(mailchimp().add({ email: 'a@example.org', name: 'A' })).rejects.toThrow('503');
  });
});
