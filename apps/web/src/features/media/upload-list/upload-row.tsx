import { Trans, useLingui } from '@lingui/react/macro';
import { useNetwork } from '@mantine/hooks';
import { IconAlertCircle, IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { pauseUpload, resumeUpload } from '../uploads/control.ts';
import type { Upload } from '../uploads/upload-store.ts';
import { useAbandonUpload } from '../uploads/use-give-up.ts';
import { sizeOf } from '../labels/amounts.ts';
import { FileRow } from './file-row.tsx';
import { RowAction } from './row-action.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { UploadNote } from './upload-note.tsx';

type UploadRowProps = { upload: Upload };

/** An upload of this tab. */
export function UploadRow({ upload }: UploadRowProps) {
  const { t } = useLingui();
  const { online } = useNetwork();
  const giveUp = useAbandonUpload();
  const [isConfirming, setConfirming] = useState(false);
  const { key, fileName, bytes, phase, sentBytes } = upload;
  const isMoving = phase === 'sending' && online;
  const hasFailed = phase === 'failed';
  const mayStop = phase !== 'finishing' && phase !== 'sent';

  function handleCancel() {
    setConfirming(false);
    void giveUp(upload).catch(() => undefined);
  }

  return (
    <>
      <FileRow
        name={fileName}
        size={sizeOf(bytes)}
        thumbnail={<Thumbnail kind={upload.kind} preview={upload.preview} />}
        tone={hasFailed ? 'error' : isMoving ? 'moving' : 'resting'}
        {...((phase === 'sending' || phase === 'paused') && {
          progress: { percent: (sentBytes / bytes) * 100, label: t`Upload of ${fileName}` },
        })}
        note={<UploadNote upload={upload} online={online} />}
        noteTone={hasFailed ? 'error' : 'calm'}
        noteIcon={hasFailed && <IconAlertCircle size={17} stroke={1.5} aria-hidden="true" />}
        actions={
          mayStop && (
            <>
              {(phase === 'waiting' || phase === 'sending') && (
                <RowAction label={t`Pause ${fileName}`} icon={IconPlayerPause} onClick={() => pauseUpload(key)} />
              )}
              {phase === 'paused' && <RowAction label={t`Resume ${fileName}`} icon={IconPlayerPlay} onClick={() => resumeUpload(key)} />}
              {hasFailed && <RowAction label={t`Retry ${fileName}`} icon={IconRefresh} onClick={() => resumeUpload(key)} />}
              <RowAction label={t`Cancel ${fileName}`} icon={IconX} onClick={() => setConfirming(true)} />
            </>
          )
        }
      />
      <ConfirmDialog
        danger
        opened={isConfirming}
        title={<Trans>Cancel this upload?</Trans>}
        confirmLabel={<Trans>Cancel upload</Trans>}
        onConfirm={handleCancel}
        onClose={() => setConfirming(false)}
      >
        <Trans>
          The uploaded part of <bdi>{fileName}</bdi> will be deleted.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
