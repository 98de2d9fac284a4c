import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { usePending } from '../../../shared/use-pending.ts';
import { grabPhoto } from './grab.ts';
import { Guide } from './guide.tsx';
import { LiveVideo } from './live-video.tsx';
import { NoCamera } from './no-camera.tsx';
import classes from './capture.module.css';
import { useCamera } from './use-camera.ts';

type PhotoCaptureProps = { onPhoto: (photo: Blob) => void };

/** The rear camera, a frame for the document, and the shutter button. */
export function PhotoCapture({ onPhoto }: PhotoCaptureProps) {
  const { t } = useLingui();
  const { camera, retry } = useCamera({ facing: 'environment', sound: false });
  const video = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState<MediaStream | null>(null);
  const { run } = usePending();

  async function handleShutter() {
    if (video.current) onPhoto(await grabPhoto(video.current));
  }

  return (
    <div className={classes.capture}>
      {camera.status === 'failed' && <NoCamera error={camera.error} onRetry={retry} />}
      {camera.status === 'requesting' && <PermissionPending />}
      {camera.status === 'live' && (
        <>
          <LiveVideo ref={video} stream={camera.stream} onPicture={() => setShown(camera.stream)} />
          <Guide of="document" />
          <div className={classes.controls}>
            <button
              type="button"
              className={classes.shutter}
              aria-label={t`Take photo`}
              // A camera takes a moment until its first frame, and before that there is nothing to photograph.
              disabled={shown !== camera.stream}
              onClick={() => void run(handleShutter)}
            />
          </div>
        </>
      )}
    </div>
  );
}

/** Shown until the member has answered the browser's permission prompt. */
export function PermissionPending() {
  return (
    <div className={classes.error} role="status">
      <p>
        <Trans>Your browser will ask for permission to use the camera.</Trans>
      </p>
      <VisuallyHidden>
        <Trans>Loading…</Trans>
      </VisuallyHidden>
    </div>
  );
}
