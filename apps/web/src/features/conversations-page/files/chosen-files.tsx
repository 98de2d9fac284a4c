import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { FileIcon } from './file-icon.tsx';
import classes from './chosen-files.module.css';
import { useFormatSize } from './use-format-size.ts';

type ChosenFilesProps = { files: readonly File[]; onChange: (files: File[]) => void };

/** The files of the draft. */
export function ChosenFiles({ files, onChange }: ChosenFilesProps) {
  const { t } = useLingui();
  const formatSize = useFormatSize();
  return (
    <>
      <VisuallyHidden role="status">
        <Trans>Files to send: {files.length}</Trans>
      </VisuallyHidden>
      <ul className={classes.list} aria-label={t`Files to send`}>
        {files.map((file, index) => {
          const { name } = file;
          return (
            <li key={`${name} ${index}`} className={classes.file}>
              <FileIcon content={file} />
              <span className={classes.text}>
                <bdi className={classes.name}>{name}</bdi>
                <span className={classes.size}>{formatSize(file.size)}</span>
              </span>
              <ActionIcon
                variant="transparent"
                size={44}
                c="var(--muted)"
                aria-label={t`Remove ${name}`}
                onClick={() => onChange(files.filter((one) => one !== file))}
              >
                <IconX size={18} stroke={1.5} aria-hidden="true" />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
    </>
  );
}
