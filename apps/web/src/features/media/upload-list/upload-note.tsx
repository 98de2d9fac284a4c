import { Trans, useLingui } from '@lingui/react/macro';
import { ResponseError } from '@subrosa/contract/client/errors';
import { ErrorMessage } from '../../../shared/ui/error-message.tsx';
import { FileGone } from '../uploads/file-gone.ts';
import { secondsLeft } from '../uploads/upload-speed.ts';
import type { Upload } from '../uploads/upload-store.ts';
import { sizeOf, sizeWithin, speedOf, timeOf } from '../labels/amounts.ts';
import classes from './file-row.module.css';

type UploadNoteProps = { upload: Upload; online: boolean };

/** The state of an upload: bytes, speed and time left while it is sending, else why it is not. */
export function UploadNote({ upload, online }: UploadNoteProps) {
  const { phase, sentBytes, bytes } = upload;
  const sent = sizeWithin(sentBytes);
  const whole = sizeOf(bytes);
  switch (phase) {
    case 'waiting':
      return online ? <Trans>Waiting to upload</Trans> : <Trans>You’re offline. The upload will resume automatically.</Trans>;
    case 'sending':
      return online ? <TransferProgress upload={upload} /> : <Trans>You’re offline. The upload will resume automatically.</Trans>;
    case 'paused':
      return (
        <Trans>
          Paused at <bdi>{sent}</bdi> of <bdi>{whole}</bdi>
        </Trans>
      );
    case 'finishing':
      return <Trans>Uploaded. Processing…</Trans>;
    case 'sent':
      return <Trans>Checking</Trans>;
    case 'failed':
      return <UploadError error={upload.problem} />;
    default:
      return phase satisfies never;
  }
}

function TransferProgress({ upload: { sentBytes, bytes, pace } }: { upload: Upload }) {
  const sent = sizeWithin(sentBytes);
  const whole = sizeOf(bytes);
  const left = pace && secondsLeft(pace, bytes - sentBytes);
  if (!pace?.bytesPerSecond || left === null)
    return (
      <Trans>
        <bdi>{sent}</bdi> of <bdi>{whole}</bdi>
      </Trans>
    );
  const speed = speedOf(pace.bytesPerSecond);
  const time = timeOf(left);
  return (
    <Trans>
      <bdi>{sent}</bdi> of <bdi>{whole}</bdi>
      <span className={classes.speed}>
        {' '}
        · <bdi>{speed}</bdi>
      </span>{' '}
      · <bdi>{time}</bdi> left
    </Trans>
  );
}

/** Why an upload stopped, and what the member can do. */
function UploadError({ error }: { error: unknown }) {
  const { t } = useLingui();
  if (error instanceof FileGone) return <Trans>This file can no longer be read. Choose it again.</Trans>;
  if (error instanceof ResponseError && error.code === 'resource.notFound')
    return <Trans>This upload has expired. Remove it and choose the file again.</Trans>;
  return <ErrorMessage error={error} fallback={t`The upload was interrupted. Your progress is saved. Please try again.`} />;
}
