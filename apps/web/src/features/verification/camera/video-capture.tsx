import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useEffect, useEffectEvent, useState } from 'react';
import { qualityLimits } from '../quality/checks.ts';
import { Guide } from './guide.tsx';
import { LiveVideo } from './live-video.tsx';
import { NoCamera } from './no-camera.tsx';
import { PermissionPending } from './photo-capture.tsx';
import { SpokenNumber } from './spoken-number.tsx';
import classes from './capture.module.css';
import { useCamera } from './use-camera.ts';
import { canRecord, useRecorder, type Recording } from './use-recorder.ts';

const SECOND = 1000;

/** A countdown from three, so that the member can face the camera. */
function useCountdown(from: number, onEnd: () => void) {
  const [count, setCount] = useState<number | null>(null);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (count === null) return undefined;
    const timer = window.setTimeout(() => {
      if (count > 1) return setCount(count - 1);
      setCount(null);
      return end();
    }, SECOND);
    return () => window.clearTimeout(timer);
  }, [count]);

  return { count, begin: () => setCount(from), cancel: () => setCount(null) };
}

type VideoCaptureProps = { serial: string; onVideo: (recording: Recording) => void };

const COUNT_FROM = 3;

const clockOf = (seconds: number) => `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** The front camera, with the number to read aloud and frames for face and document. */
export function VideoCapture({ serial, onVideo }: VideoCaptureProps) {
  const { t } = useLingui();
  const { camera, retry } = useCamera({ facing: 'user', sound: true });
  const video = useRef<HTMLVideoElement>(null);
  const { seconds, isRecording, start, stop } = useRecorder(onVideo);
  const {
    count,
    begin: startCountdown,
    cancel,
  } = useCountdown(COUNT_FROM, () => {
    if (camera.status === 'live' && video.current) start(camera.stream, video.current);
  });

  function handleShutter() {
    if (isRecording) return stop();
    return count === null ? startCountdown() : cancel();
  }

  const isBusy = isRecording || count !== null;
  return (
    <div className={classes.capture}>
      {camera.status === 'failed' && <NoCamera error={camera.error} onRetry={retry} />}
      {camera.status === 'requesting' && <PermissionPending />}
      {camera.status === 'live' && !canRecord() && <NoCamera error="unsupported" onRetry={retry} />}
      {camera.status === 'live' && canRecord() && (
        <>
          <LiveVideo ref={video} stream={camera.stream} className={classes.mirrored} />
          <Guide of="face" />
          <div className={classes.top}>
            <Trans>Say your full name, then</Trans>
            <SpokenNumber serial={serial} className={classes.number} />
          </div>
          {count !== null && (
            <div className={classes.count} role="status">
              {count}
            </div>
          )}
          <div className={classes.controls}>
            {isRecording && (
              <span className={classes.clock} dir="ltr">
                {clockOf(seconds ?? 0)} / {clockOf(qualityLimits.videoSeconds.below)}
              </span>
            )}
            <button
              type="button"
              className={classes.shutter}
              data-kind="video"
              aria-pressed={isBusy}
              aria-label={isBusy ? t`Stop` : t`Record`}
              onClick={handleShutter}
            />
          </div>
        </>
      )}
    </div>
  );
}
