let controller = new AbortController();

/** Aborted when the session ends; the next session has its own signal. */
export function sessionSignal(): AbortSignal {
  return controller.signal;
}

/** Aborts pending requests, because an ended session needs no responses. */
export function abortSessionCalls(): void {
  controller.abort(new DOMException('the session has ended', 'AbortError'));
  controller = new AbortController();
}
