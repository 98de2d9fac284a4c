import { Trans } from '@lingui/react/macro';
import { IconUpload } from '@tabler/icons-react';
import { FilePick } from '../../media/index.ts';
import classes from './candidate.module.css';

type ChooseFileProps = { accept: readonly string[]; onFile: (file: File) => void };

/** An alternative to the camera: a file input. */
export function ChooseFile({ accept, onFile }: ChooseFileProps) {
  return (
    <div className={classes.instead}>
      <FilePick accept={accept.join(',')} onFiles={([file]) => file && onFile(file)}>
        <IconUpload size={18} stroke={1.5} aria-hidden="true" />
        <Trans>Choose a file instead</Trans>
      </FilePick>
    </div>
  );
}
