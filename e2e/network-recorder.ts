import type { Page } from '@playwright/test';

const JWT = /eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/;
const REFRESH = /[0-9a-f-]{36}\.\d+\.[\w-]{24}\.[\w-]{43}/;

/** Records everything that the pages of this browser send. */
export function recordNetwork(page: Page) {
  const sent: { url: string; text: string }[] = [];
  page.context().on('request', (request) => {
    sent.push({ url: request.url(), text: [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join('\n') });
  });
  return {
    /** URLs of the requests that contain this text, plain, encoded or in base64. */
    holding(secret: string): string[] {
      const disguises = [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64').replace(/=+$/, '')];
      return sent.filter(({ text }) => disguises.some((disguise) => text.includes(disguise))).map(({ url }) => url);
    },
    /** Access and chat tokens that were sent as bearers; the last few are enough. */
    tokens: (): string[] => [...new Set(sent.flatMap(({ text }) => JWT.exec(text)?.[0] ?? []))].slice(-2),
    tokensInUrls: (): string[] => sent.map(({ url }) => url).filter((url) => JWT.test(url) || REFRESH.test(url)),
  };
}
