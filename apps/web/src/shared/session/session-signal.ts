let controller = new AbortController();

/** Aborted when the session ends; the next one has a signal of its own. */
export function sessionSignal(): AbortSignal {
  return controller.signal;
}

/** What an ended session still asks for concerns nobody any more. */
export function abortSessionCalls(): void {
  controller.abort(new DOMException('the session has ended', 'AbortError'));
  controller = new AbortController();
}
