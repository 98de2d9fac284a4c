import { describe, expect, it } from 'vitest';
import { useRecordedProvider } from '../../../test/support/recorded-provider.ts';
import { loadConfig } from '../config/config.ts';
import { newsletterOf } from './newsletter.ts';

const provider = useRecordedProvider();
const mailchimp = () =>
  newsletterOf(
    loadConfig({
      ENVIRONMENT: 'test',
      NEWSLETTER_PROVIDER: 'mailchimp',
      MAILCHIMP_URL: provider.url,
      MAILCHIMP_API_KEY: 'key',
      MAILCHIMP_AUDIENCE: 'list',
    }),
  );
const reader = { email: 'Urist.McVankab@freddiesjokes.com', name: 'Urist' };
const sent = () => provider.received.map(({ body }) => JSON.parse(body) as { status: string });

describe('mailchimpNewsletter', () => {
  it('puts a subscriber under the hash of the lower-case email address, so that a retry is idempotent', async () => {
    provider.answer('mailchimp/member.http');
    expect(await mailchimp().add(reader)).toBe('subscribed');
    expect(provider.received).toMatchObject([
      {
        method: 'PUT',
        path: '/3.0/lists/list/members/62eeb292278cc15f5817cb78f7790b08',
        headers: { authorization: `Basic ${btoa('anystring:key')}`, 'content-type': 'application/json' },
      },
    ]);
    expect(sent()).toEqual([
      { email_address: reader.email, status_if_new: 'subscribed', status: 'subscribed', merge_fields: { FNAME: 'Urist' } },
    ]);
  });

  it('follows no redirect', async () => {
    provider.answer({ status: 307, headers: { location: `${provider.url}/elsewhere` } }, 'mailchimp/member.http');
    await expect(mailchimp().add(reader)).rejects.toThrow('fetch failed');
    expect(provider.received).toHaveLength(1);
  });

  it('unsubscribes a subscriber who leaves', async () => {
    provider.answer('mailchimp/member.http');
    await mailchimp().remove({ email: 'a@example.org' });
    expect(sent()).toMatchObject([{ status: 'unsubscribed' }]);
  });

  it('requests a confirmation by Mailchimp from a subscriber who left there once', async () => {
    provider.answer('mailchimp/compliance-state.http', 'mailchimp/member.http');
    expect(await mailchimp().add(reader)).toBe('pending');
    expect(sent().map(({ status }) => status)).toEqual(['subscribed', 'pending']);
  });

  it.each([
    ['deleted permanently', ['mailchimp/forgotten.http']],
    ['rejected twice', ['mailchimp/compliance-state.http', 'mailchimp/compliance-state.http']],
  ])('returns a permanent failure for an email address that was %s', async (_what, answers) => {
    provider.answer(...answers);
    expect(await mailchimp().add(reader)).toBe('rejected');
  });

  it.each([
    ['mailchimp/invalid-resource.http', '400'],
    ['mailchimp/api-key-invalid.http', '401'],
    ['mailchimp/too-many-requests.http', '429'],
    ['vault/unavailable.http', '503'],
  ])('throws on %s, so that the job is retried', async (sample, status) => {
    provider.answer(sample);
    await expect(mailchimp().add(reader)).rejects.toThrow(status);
  });
});
