import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../../../platform/config/config.ts';
import { newId } from '../../../../platform/ids.ts';
import { aMailReport } from '../../../../../test/support/mail-feedback.ts';
import { parseFeedback } from './parse-feedback.ts';
import { isOurs, parseVerpAddress, verpAddress } from './verp.ts';

const config = loadConfig({ ENVIRONMENT: 'test' });
const sent = { memberId: newId(), email: 'Iris@example.org', sentAt: new Date('2026-11-18T12:15:00Z') };
const returnPath = verpAddress(sent, config);
const read = (text: string) => parseFeedback(Buffer.from(text), config);

describe('parseVerpAddress', () => {
  it('returns the member and the time of sending, in upper and lower case', () => {
    for (const text of [returnPath, returnPath.toUpperCase(), `<${returnPath}>`]) {
      const about = parseVerpAddress(text, config);
      expect(about).toMatchObject({ memberId: sent.memberId, sentAt: sent.sentAt });
      expect(about && isOurs(about, 'iris@EXAMPLE.org', config)).toBe(true);
    }
  });

  it('returns nothing valid for another address, another secret or one changed character', () => {
    const about = parseVerpAddress(returnPath, config)!;
    expect(isOurs(about, 'other@example.org', config)).toBe(false);
    expect(isOurs(about, sent.email, { EMAIL_LINK_SECRET: 'x'.repeat(32) })).toBe(false);
    for (let index = 0; index < 56; index += 1) {
      const [before, character, after] = [returnPath.slice(0, 8 + index), returnPath[8 + index], returnPath.slice(9 + index)];
      const changed = parseVerpAddress(`${before}${character === 'a' ? 'b' : 'a'}${after}`, config);
      expect(changed && isOurs(changed, sent.email, config)).toBe(false);
    }
  });

  it('returns null for another domain', () => {
    expect(parseVerpAddress(returnPath.replace('subrosa.example', 'subrosa.example.org'), config)).toBeNull();
  });
});

describe('parseFeedback', () => {
  it.each([
    ['postfix-unknown-user', 'hard'],
    ['exchange-mailbox-full', 'soft'],
    ['feedback-abuse', 'complaint'],
    ['feedback-redacted', 'complaint'],
  ] as const)('parses %s as %s', async (name, report) => {
    expect(await read(aMailReport(name, returnPath))).toMatchObject({ report, about: { memberId: sent.memberId } });
  });

  it.each(['postfix-delayed', 'feedback-not-spam', 'out-of-office'] as const)('returns null for %s, which is no failure', async (name) => {
    expect(await read(aMailReport(name, returnPath))).toBeNull();
  });

  it('returns null for a bounce of an email that is not ours', async () => {
    expect(await read(aMailReport('postfix-unknown-user', 'somebody@example.org'))).toBeNull();
  });

  it('parses an email with bare line feeds', async () => {
    expect(await read(aMailReport('postfix-unknown-user', returnPath).replaceAll('\r\n', '\n'))).toMatchObject({ report: 'hard' });
  });

  it('parses hostile input in less than two seconds of CPU time', async () => {
    const hostile = [
      randomBytes(150_000).toString('latin1'),
      'Content-Type: multipart/report; boundary=x\r\n\r\n' + '--x\r\n'.repeat(25_000),
      Array.from({ length: 2000 }, (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n`).join(''),
      `To: ${'<'.repeat(150_000)}`,
      aMailReport('postfix-unknown-user', returnPath).replace('Status: 5.1.1', `Status:${' \r\n '.repeat(30_000)}x`),
    ];
    for (const text of hostile) {
      const began = process.threadCpuUsage();
      await read(text).catch(() => null);
      expect(process.threadCpuUsage(began).user).toBeLessThan(2_000_000);
    }
  });
});
