import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import type { Attachment } from '@subrosa/crypto/signed/attachment';
import { IconDownload, IconFile } from '@tabler/icons-react';
import chosen from './chosen-files.module.css';
import classes from './outgoing-files.module.css';
import { useSaveFile } from './use-save-file.ts';
import { useFormatSize } from './use-format-size.ts';

type FileRowProps = { conversationId: string; file: Attachment };

/** A file without a preview: its name and a download button. */
export function FileRow({ conversationId, file }: FileRowProps) {
  const { t } = useLingui();
  const formatSize = useFormatSize();
  const { isSaving, save } = useSaveFile(conversationId);
  const { name } = file;
  return (
    <div className={classes.file}>
      <span className={chosen.icon}>
        <IconFile size={22} stroke={1.5} aria-hidden="true" />
      </span>
      <span className={classes.text}>
        <bdi className={chosen.name}>{name}</bdi>
        <span className={chosen.size}>{formatSize(file.bytes)}</span>
      </span>
      <ActionIcon
        variant="subtle"
        size={44}
        c="var(--text)"
        loading={isSaving}
        aria-label={t`Download ${name}`}
        onClick={() => void save(file)}
      >
        <IconDownload size={20} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
