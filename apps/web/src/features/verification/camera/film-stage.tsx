import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { qualityLimits } from '../quality/checks.ts';
import { Guide } from './guide.tsx';
import { LiveVideo } from './live-video.tsx';
import { NoCamera } from './no-camera.tsx';
import { Waiting } from './photo-stage.tsx';
import { SaidNumber } from './said-number.tsx';
import classes from './stage.module.css';
import { useCamera } from './use-camera.ts';
import { useCountdown } from './use-countdown.ts';
import { canRecord, useRecorder, type Recording } from './use-recorder.ts';

type FilmStageProps = { serial: string; onFilm: (recording: Recording) => void };

const COUNT_FROM = 3;

const clockOf = (seconds: number) => `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** The camera beside the screen, with the number to say and frames for face and document. */
export function FilmStage({ serial, onFilm }: FilmStageProps) {
  const { t } = useLingui();
  const { camera, retry } = useCamera({ facing: 'user', sound: true });
  const video = useRef<HTMLVideoElement>(null);
  const { seconds, isRecording, start, stop } = useRecorder(onFilm);
  const { count, begin, cancel } = useCountdown(COUNT_FROM, () => {
    if (camera.status === 'live' && video.current) start(camera.stream, video.current);
  });

  function handleShutter() {
    if (isRecording) return stop();
    return count === null ? begin() : cancel();
  }

  const isBusy = isRecording || count !== null;
  return (
    <div className={classes.stage}>
      {camera.status === 'failed' && <NoCamera trouble={camera.trouble} onRetry={retry} />}
      {camera.status === 'asking' && <Waiting />}
      {camera.status === 'live' && !canRecord() && <NoCamera trouble="unsupported" onRetry={retry} />}
      {camera.status === 'live' && canRecord() && (
        <>
          <LiveVideo ref={video} stream={camera.stream} className={classes.mirrored} />
          <Guide of="face" />
          <div className={classes.top}>
            <Trans>Say your full name, then</Trans>
            <SaidNumber serial={serial} className={classes.number} />
          </div>
          {count !== null && (
            <div className={classes.count} role="status">
              {count}
            </div>
          )}
          <div className={classes.controls}>
            {isRecording && (
              <span className={classes.clock} dir="ltr">
                {clockOf(seconds ?? 0)} / {clockOf(qualityLimits.filmSeconds.below)}
              </span>
            )}
            <button
              type="button"
              className={classes.shutter}
              data-kind="film"
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
