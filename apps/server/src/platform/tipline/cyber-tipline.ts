import { createHash } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { TiplineError, type Tipline } from './tipline.ts';
import { fileDetailsXml, reportXml, textOf } from './xml.ts';

interface Service {
  url: string;
  username: string;
  password: string;
  timeoutMilliseconds: number;
  /** Timeout for a file of 200 MB. */
  uploadMilliseconds: number;
}

export function tiplineOf(config: Config): Tipline {
  const { TIPLINE_URL: url, TIPLINE_USERNAME: username, TIPLINE_PASSWORD: password } = config;
  if (!username || !password) return withoutAccount;
  return cyberTipline({ url, username, password, timeoutMilliseconds: 20_000, uploadMilliseconds: 240_000 });
}

/** No report is lost: it stays in the queue and raises an alert. */
const unknown = () => Promise.reject(new TiplineError('away', 'TIPLINE_USERNAME and TIPLINE_PASSWORD are not set'));
const withoutAccount: Tipline = { submit: unknown, upload: unknown, describe: unknown, finish: unknown, retract: unknown };

const XML = { 'content-type': 'text/xml; charset=utf-8' };

/** NCMEC's CyberTipline Reporting API, see "Technical Documentation" at https://report.cybertip.org/ispws/documentation. */
export function cyberTipline({ url, username, password, timeoutMilliseconds, uploadMilliseconds }: Service): Tipline {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

  async function call(path: string, body: string | FormData, wait = timeoutMilliseconds): Promise<string> {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization, ...(typeof body === 'string' && XML) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(wait),
    }).catch((cause: unknown) => {
      throw new TiplineError('away', `the agency does not answer ${path}`, { cause });
    });
    const text = await answer.text().catch((cause: unknown) => {
      throw new TiplineError('away', `the agency broke off at ${path}`, { cause });
    });
    const code = textOf(text, 'responseCode');
    if (answer.ok && code === '0') return text;
    throw failureOf(path, answer, code);
  }

  const named = (number: string, ...more: [string, Blob, string][]) => {
    const form = new FormData();
    form.set('id', number);
    for (const [field, content, name] of more) form.set(field, content, name);
    return form;
  };

  return {
    submit: async (report) => needed(await call('/submit', reportXml(report)), 'reportId'),

    upload: async (number, { name, type, content }) => {
      const file = new Blob([new Uint8Array(content)], { type });
      const answer = await call('/upload', named(number, ['file', file, name]), uploadMilliseconds);
      const hash = createHash('md5').update(content).digest('hex');
      if (textOf(answer, 'hash')?.toLowerCase() !== hash) throw new TiplineError('away', 'the agency received another file');
      return needed(answer, 'fileId');
    },

    describe: async (number, fileId, details) => void (await call('/fileinfo', fileDetailsXml(number, fileId, details))),

    finish: async (number) => void (await call('/finish', named(number))),

    retract: async (number) => void (await call('/retract', named(number))),
  };
}

function needed(answer: string, name: string): string {
  const text = textOf(answer, name);
  if (!text) throw new TiplineError('away', `the agency's answer has no ${name}`);
  return text;
}

const passing = new Set([408, 425, 429]);

/**
 * Codes 2xxx and 3xxx concern our account, 4xxx the data we sent: an operator must act before a retry can succeed. 1xxx, all
 * other codes and failures without a code are temporary. NCMEC needs the Request-ID to explain a response.
 */
function failureOf(path: string, { status, headers }: Response, code: string | null): TiplineError {
  const request = /^[\w-]{1,64}$/.exec(headers.get('request-id') ?? '')?.[0];
  const message = `the agency answered ${code ?? status} to ${path}${request ? ` (request ${request})` : ''}`;
  if (code === '5102') return new TiplineError('finished', message);
  if (code === '5001' || code === '5101') return new TiplineError('gone', message);
  const isRejected = code === null ? status >= 400 && status < 500 && !passing.has(status) : /^[234]/.test(code);
  return new TiplineError(isRejected ? 'rejected' : 'away', message);
}
