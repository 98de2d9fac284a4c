import { Trans } from '@lingui/react/macro';
import { Loader } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { CropShape } from './crop-shape.ts';
import classes from './crop.module.css';

type CropDialogProps = {
  /** The chosen file; null closes the dialog. */
  file: File | null;
  shape: CropShape;
  onCropped: (file: File) => void;
  onClose: () => void;
};

const CropForm = lazy(async () => ({ default: (await import('./crop-form.tsx')).CropForm }));

/** Crops a picture. Its script is loaded when the dialog opens. */
export function CropDialog({ file, shape, onCropped, onClose }: CropDialogProps) {
  return (
    <Dialog
      opened={file !== null}
      onClose={onClose}
      title={shape === 'photo' ? <Trans>Your profile photo</Trans> : <Trans>Your cover</Trans>}
      size={shape === 'photo' ? 560 : 880}
      closeOnClickOutside={false}
    >
      <Suspense
        fallback={
          <div className={classes.area}>
            <Loader />
          </div>
        }
      >
        {file && <CropForm file={file} shape={shape} onCropped={onCropped} onClose={onClose} />}
      </Suspense>
    </Dialog>
  );
}
