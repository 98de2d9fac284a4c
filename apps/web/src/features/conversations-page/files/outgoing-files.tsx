import { Trans, useLingui } from '@lingui/react/macro';
import type { OutgoingFile } from '../../conversations/index.ts';
import chosen from './chosen-files.module.css';
import { FileIcon } from './file-icon.tsx';
import classes from './outgoing-files.module.css';
import { useFormatSize } from './use-format-size.ts';

type OutgoingFilesProps = { files: readonly OutgoingFile[]; isStopped: boolean };

/** The upload progress of a message's files. */
export function OutgoingFiles({ files, isStopped }: OutgoingFilesProps) {
  const { t } = useLingui();
  const formatSize = useFormatSize();
  return (
    <ul className={classes.list}>
      {files.map(({ key, name, content, progress, attachment }) => (
        <li key={key} className={classes.file}>
          <FileIcon content={content} />
          <span className={classes.text}>
            <bdi className={chosen.name}>{name}</bdi>
            <span className={chosen.size}>
              {formatSize(content.size)}
              {progress === 0 && !isStopped && !attachment && (
                <>
                  {' · '}
                  <Trans>Encrypting…</Trans>
                </>
              )}
            </span>
            {!attachment && <progress className={classes.progress} value={progress} max={1} aria-label={t`Uploading ${name}`} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
