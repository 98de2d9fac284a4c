import { describe, expect, it } from 'vitest';
import { apiErrorFor } from './error-handler.ts';

const failure = (message: string, code?: string) => Object.assign(new Error(message), code && { code });

describe('apiErrorFor', () => {
  it.each([
    failure('canceling statement due to conflict with recovery', '40001'),
    failure('deadlock detected', '40P01'),
    failure('canceling statement due to statement timeout', '57014'),
    failure('cannot execute INSERT in a read-only transaction', '25006'),
    failure('Connection terminated unexpectedly'),
    failure('There was an error establishing an SSL connection'),
  ])('returns server.busy with Retry-After when PostgreSQL cannot answer: $message', (error) => {
    expect(apiErrorFor(error)).toMatchObject({ code: 'server.busy', details: { retryAfter: 2 } });
  });

  it.each([failure('null value in column', '23502'), failure('something else')])(
    'returns server.error for any other failure: $message',
    (error) => {
      expect(apiErrorFor(error).code).toBe('server.error');
    },
  );
});
