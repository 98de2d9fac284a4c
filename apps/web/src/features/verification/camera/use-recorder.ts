import { useEffect, useRef, useState } from 'react';
import type { Frame } from '../quality/frame.ts';
import { qualityLimits } from '../quality/checks.ts';
import { grabFrame } from './grab.ts';

export type Recording = { video: Blob; seconds: number; frames: readonly Frame[] };

/** The MIME type without codecs, because the server accepts only the plain type. */
const kinds = [
  ['video/webm;codecs=vp8,opus', 'video/webm'],
  ['video/mp4', 'video/mp4'],
  ['video/webm', 'video/webm'],
] as const;

const BITS_PER_SECOND = 1_800_000;
const TICK_MS = 250;
const SECOND = 1000;
/** The clocks of the page and the recorder may differ slightly. */
const MARGIN_SECONDS = 1;
/** One sample every two seconds. */
const SAMPLE_EVERY_TICKS = (2 * SECOND) / TICK_MS;

const kindToRecord = () => kinds.find(([codec]) => MediaRecorder.isTypeSupported(codec));

export const canRecord = (): boolean => typeof MediaRecorder !== 'undefined' && kindToRecord() !== undefined;

/** Records until it is stopped or the maximum is almost reached; samples frames to judge how clear the picture is. */
export function useRecorder(onDone: (recording: Recording) => void) {
  const [seconds, setSeconds] = useState<number | null>(null);
  const running = useRef<{ recorder: MediaRecorder; timer: number } | null>(null);
  const isGone = useRef(false);

  // A recording is discarded when the member leaves the page.
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      end();
    };
  }, []);

  function end() {
    const now = running.current;
    if (!now) return;
    running.current = null;
    window.clearInterval(now.timer);
    if (now.recorder.state !== 'inactive') now.recorder.stop();
  }

  function start(stream: MediaStream, video: HTMLVideoElement) {
    const [codec, type] = kindToRecord() ?? [undefined, 'video/webm'];
    const recorder = new MediaRecorder(stream, { ...(codec && { mimeType: codec }), videoBitsPerSecond: BITS_PER_SECOND });
    const [pieces, frames]: [Blob[], Frame[]] = [[], []];
    const startedAt = performance.now();
    const elapsed = () => (performance.now() - startedAt) / SECOND;
    let ticks = 0;

    function tick() {
      setSeconds(Math.floor(elapsed()));
      const frame = ticks % SAMPLE_EVERY_TICKS === 0 ? grabFrame(video) : null;
      if (frame) frames.push(frame);
      ticks += 1;
      if (elapsed() >= qualityLimits.videoSeconds.below - MARGIN_SECONDS) end();
    }

    recorder.addEventListener('dataavailable', ({ data }) => void pieces.push(data));
    recorder.addEventListener('stop', () => {
      // Also runs when the camera is disconnected.
      end();
      setSeconds(null);
      if (!isGone.current) onDone({ video: new Blob(pieces, { type }), seconds: elapsed(), frames });
    });
    recorder.start(SECOND);
    running.current = { recorder, timer: window.setInterval(tick, TICK_MS) };
    tick();
  }

  return { seconds, isRecording: seconds !== null, start, stop: end };
}
