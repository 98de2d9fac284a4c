import { idleTimeLeft, noteActivity } from './activity.ts';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;

/** Calls back once when nobody has done anything for the idle time in any tab; returns how to stop watching. */
export function watchIdleness(onIdle: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    controller.abort();
    clearTimeout(timer);
  }

  /** Asked before anything counts as activity: a device that slept through the time wakes with a touch. */
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
