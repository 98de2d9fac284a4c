import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { logOptions } from './log.ts';

function logged(entry: object): string {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  pino(logOptions({ LOG_LEVEL: 'info', RELEASE: 'test' }, 'test'), stream).info(entry);
  return text;
}

it.each([
  { token: 'hidden-value' },
  { user: { email: 'hidden-value' } },
  { email: { facts: { body: 'hidden-value' } } },
  { req: { id: '1', method: 'GET', url: '/sails/x?token=hidden-value' } },
  { req: { id: '1', method: 'GET', url: `/api/feed/hidden-value${'x'.repeat(31)}.ics` } },
  { request: { headers: { authorization: 'hidden-value', cookie: 'hidden-value' } } },
])('logOptions redact secrets: %j', (entry) => {
  expect(logged(entry)).not.toContain('hidden-value');
});

it('logOptions write one line for each entry, whatever it contains', () => {
  const forged = '\n{"level":30,"msg":"forged"}\r\n\u2028\u001b[2J';
  const text = logged({ note: forged, req: { id: forged, method: 'GET', url: `/${forged}` } });
  for (const control of ['\n', '\r', '\u001b']) expect(text.trimEnd()).not.toContain(control);
  expect(JSON.parse(text)).toMatchObject({ note: forged });
});
