import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnMedia } from '@subrosa/contract/media/schemas';
import type { MediaPurpose } from '@subrosa/rules/media/limits';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { useAbandonUpload } from '../uploads/use-give-up.ts';
import type { Uploads } from '../uploads/use-uploads.ts';
import { sizeOf } from '../labels/amounts.ts';
import { labelOf } from '../labels/label.ts';
import { FileRow } from './file-row.tsx';
import { FilePick } from './file-pick.tsx';
import { RowAction } from './row-action.tsx';
import { Thumbnail } from './thumbnail.tsx';

type UnfinishedRowProps = { upload: OwnMedia; uploads: Uploads };

/** Cropped files are created anew each time, so that they never match an unfinished upload. */
const cutOut: readonly MediaPurpose[] = ['profile_photo', 'cover'];

/** An upload that a reload or another device left unfinished: choosing the same file resumes it. */
export function UnfinishedRow({ upload, uploads }: UnfinishedRowProps) {
  const { t } = useLingui();
  const giveUp = useAbandonUpload();
  const [isOther, setOther] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const name = upload.fileName ?? labelOf(upload);
  const size = sizeOf(upload.bytes);
  const canGoOn = !cutOut.includes(upload.purpose);

  function handleFiles([file]: File[]) {
    if (file) setOther(!uploads.goOn(upload, file));
  }

  function handleGiveUp() {
    setConfirming(false);
    void giveUp({ mediaId: upload.id }).catch(() => undefined);
  }

  return (
    <>
      <FileRow
        name={name}
        size={size}
        thumbnail={<Thumbnail kind={upload.kind} />}
        note={
          isOther ? (
            <Trans>
              That’s a different file. Choose <bdi>{name}</bdi> (<bdi>{size}</bdi>).
            </Trans>
          ) : canGoOn ? (
            <Trans>Upload not finished. We’ll keep your progress for 24 hours.</Trans>
          ) : (
            <Trans>Upload not finished. Choose your photo again.</Trans>
          )
        }
        noteTone={isOther ? 'error' : 'attention'}
        actions={<RowAction label={t`Remove ${name}`} icon={IconTrash} onClick={() => setConfirming(true)} />}
      >
        {canGoOn && (
          <FilePick purpose={upload.purpose} label={t`Choose the same file to continue: ${name}`} onFiles={handleFiles}>
            <Trans>Choose the same file to continue</Trans>
          </FilePick>
        )}
      </FileRow>
      <ConfirmDialog
        danger
        opened={isConfirming}
        title={<Trans>Cancel this upload?</Trans>}
        confirmLabel={<Trans>Cancel upload</Trans>}
        onConfirm={handleGiveUp}
        onClose={() => setConfirming(false)}
      >
        <Trans>
          The uploaded part of <bdi>{name}</bdi> will be deleted.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
