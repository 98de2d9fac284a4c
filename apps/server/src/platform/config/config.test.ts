import { describe, expect, it } from 'vitest';
import { ConfigurationError, databaseUrl, loadConfig } from './config.ts';

describe('loadConfig', () => {
  it('needs nothing on a development machine', () => {
    expect(loadConfig({}).ENVIRONMENT).toBe('development');
  });

  it('lists everything that production lacks, at once and with its meaning', () => {
    const attempt = () => loadConfig({ ENVIRONMENT: 'production', API_PORT: 'many' });
    expect(attempt).toThrow(ConfigurationError);
    expect(attempt).toThrow(/REDIS_URL: missing/);
    expect(attempt).toThrow(/LINK_SECRET: missing \(signs the links in our emails; several, the newest first\)/);
    expect(attempt).toThrow(/API_PORT: /);
  });

  it('finds settings that contradict each other', () => {
    expect(() => loadConfig({ NEWSLETTER_PROVIDER: 'mailchimp' })).toThrow(/MAILCHIMP_API_KEY: missing/);
    expect(() => loadConfig({ KEY_PROVIDER: 'kms' })).toThrow(/KMS_KEY_ID: missing/);
    expect(() => loadConfig({ KEY_PROVIDER: 'vault' })).toThrow(/VAULT_TOKEN: missing/);
  });

  it('gives a process the address of its own role only', () => {
    expect(databaseUrl(loadConfig({}), 'api')).toContain('subrosa_api');
    expect(() => databaseUrl({ ...loadConfig({}), DATABASE_API_URL: undefined }, 'api')).toThrow(/DATABASE_API_URL: missing/);
  });
});
