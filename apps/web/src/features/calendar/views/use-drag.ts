import { useState, type MouseEvent, type PointerEvent } from 'react';
import { DAY_MINUTES } from '../placing/place-entries.ts';
import { HOUR_PX, STEP_MINUTES } from './time-scale.ts';

/** A time span on one day, in minutes since midnight. */
export type Span = { day: string; start: number; end: number };

const HOUR = 60;

const minutesAt = (element: Element, clientY: number) =>
  Math.max(0, Math.min(DAY_MINUTES, ((clientY - element.getBoundingClientRect().top) / HOUR_PX) * HOUR));

const stepBelow = (minutes: number) => Math.min(DAY_MINUTES - STEP_MINUTES, Math.floor(minutes / STEP_MINUTES) * STEP_MINUTES);

/** The span between two points of a column, in whole steps. */
export function spanBetween(anchor: number, pointed: number): { start: number; end: number } {
  const [first, last] = [Math.min(anchor, pointed), Math.max(anchor, pointed)].map(stepBelow);
  return { start: first ?? 0, end: (last ?? 0) + STEP_MINUTES };
}

/** Selects a time span with the mouse; on a touch screen, dragging scrolls and a tap selects an hour. */
export function useDrag(day: string, onCreate: (span: Span) => void) {
  const [drag, setDrag] = useState<{ anchor: number; pointed: number } | null>(null);
  const drawn = drag && spanBetween(drag.anchor, drag.pointed);

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    if (event.pointerType === 'touch' || event.button !== 0 || event.target !== event.currentTarget) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const anchor = minutesAt(event.currentTarget, event.clientY);
    setDrag({ anchor, pointed: anchor });
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    if (!drag) return;
    setDrag({ ...drag, pointed: minutesAt(event.currentTarget, event.clientY) });
  }

  function handlePointerUp() {
    if (!drag || !drawn) return;
    setDrag(null);
    const isPoint = drawn.end - drawn.start === STEP_MINUTES;
    onCreate({ day, start: drawn.start, end: isPoint ? Math.min(DAY_MINUTES, drawn.start + HOUR) : drawn.end });
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
    if (pointerType !== 'touch' || event.target !== event.currentTarget) return;
    const start = stepBelow(minutesAt(event.currentTarget, event.clientY));
    onCreate({ day, start, end: Math.min(DAY_MINUTES, start + HOUR) });
  }

  const handlers = {
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onPointerUp: handlePointerUp,
    onPointerCancel: () => setDrag(null),
    onClick: handleClick,
  };
  return { drawn, handlers };
}
