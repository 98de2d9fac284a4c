import { support } from '@subrosa/contract/endpoints/support';
import { readConsent } from '../consent.ts';

const COUNTED: readonly string[] = ['production', 'staging'];

/** Counts a page view by its pattern (`/requests/details/{id}`), never by its URL, and only with consent. */
export function countPageView(pattern: string, environment: string): void {
  if (!COUNTED.includes(environment) || readConsent().statistics !== 'allowed') return;
  const { method, path } = support.countPageView;
  const body = JSON.stringify({ route: pattern.replaceAll(/\$(\w*)/g, (_, name: string) => `{${name.toLowerCase() || 'path'}}`) });
  void fetch(path, { method, body, headers: { 'content-type': 'application/json' }, keepalive: true }).catch(() => undefined);
}
