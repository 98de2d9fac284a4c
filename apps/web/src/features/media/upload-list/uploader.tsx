import { Trans } from '@lingui/react/macro';
import { IconCamera, IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { acceptOf } from '../uploads/accept.ts';
import type { Uploads } from '../uploads/use-uploads.ts';
import { FileInput } from './file-input.tsx';
import { RejectedFiles } from './rejected-files.tsx';
import classes from './uploader.module.css';

type UploaderProps = {
  uploads: Uploads;
  /** Explains which files are accepted; the default covers pictures and videos. */
  hint?: ReactNode;
};

/** The area where the member chooses, drops or photographs files. */
export function Uploader({ uploads, hint }: UploaderProps) {
  const [isOver, setOver] = useState(false);
  const accept = acceptOf(uploads.purpose);
  return (
    <div className={classes.zone}>
      <label
        className={classes.drop}
        data-over={isOver || undefined}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      >
        <IconPlus size={20} stroke={1.6} aria-hidden="true" />
        <span className={classes.text}>
          <Trans>
            <strong>Add files</strong> or drop them here
          </Trans>
          <span className={classes.hint}>{hint ?? <Trans>Up to 10 files, 200 MB each. We remove location and camera data.</Trans>}</span>
        </span>
        <FileInput className={classes.input} accept={accept} multiple onFiles={uploads.add} />
      </label>
      <label className={classes.camera}>
        <IconCamera size={20} stroke={1.5} aria-hidden="true" />
        <Trans>Take photo</Trans>
        <FileInput className={classes.input} accept="image/*" capture="environment" onFiles={uploads.add} />
      </label>
      <RejectedFiles rejected={uploads.rejected} />
    </div>
  );
}
