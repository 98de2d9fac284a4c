import { support } from '@subrosa/contract/endpoints/support';

const MOST_REPORTS = 10;
let reports = 0;

/** Reports an error to our own intake only. Without a toast, because the member has already seen the failure. */
export function reportError(error: unknown, release: string): void {
  if ((reports += 1) > MOST_REPORTS) return;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const body = JSON.stringify({
    message: message.slice(0, 1000),
    ...(stack && { stack: stack.slice(0, 8000) }),
    path: withoutIds(location.pathname).slice(0, 300),
    release,
  });
  const { method, path } = support.reportClientError;
  void fetch(path, { method, body, headers: { 'content-type': 'application/json' }, keepalive: true }).catch(() => undefined);
}

/** An error of a conversation must not name the conversation. */
export function withoutIds(path: string): string {
  return path.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '{id}');
}
