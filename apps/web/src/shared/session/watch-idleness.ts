import { idleTimeLeft, noteActivity } from './activity.ts';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;

/** Calls back once after the idle time without activity in any tab; returns a function that stops watching. */
export function watchIdleness(onIdle: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    controller.abort();
    clearTimeout(timer);
  }

  /** Checked before any event counts as activity, because a suspended device may wake after the time by a touch. */
  function isOver(): boolean {
    if (signal.aborted || idleTimeLeft() > 0) return false;
    stop();
    onIdle();
    return true;
  }

  function waitOn() {
    if (isOver() || signal.aborted) return;
    timer = setTimeout(waitOn, idleTimeLeft());
  }

  function handleSign() {
    if (!isOver()) noteActivity();
  }

  function handleVisibility() {
    if (document.visibilityState === 'visible') handleSign();
  }

  for (const sign of SIGNS) window.addEventListener(sign, handleSign, { signal, passive: true, capture: true });
  document.addEventListener('visibilitychange', handleVisibility, { signal });
  waitOn();
  return stop;
}
