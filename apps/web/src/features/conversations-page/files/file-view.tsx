import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Loader } from '@mantine/core';
import type { Attachment } from '@subrosa/crypto/signed/attachment';
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { useObjectUrl } from '../../../shared/use-object-url.ts';
import { fileQuery } from '../../conversations/index.ts';
import classes from './file-view.module.css';
import { isPictureType } from './kinds.ts';
import { useSaveFile } from './use-save-file.ts';

type FileViewProps = { conversationId: string; files: readonly Attachment[]; index: number; onClose: () => void };

/** A picture or video in full screen; the arrow keys show the previous and next one. */
export function FileView({ conversationId, files, index, onClose }: FileViewProps) {
  const { t } = useLingui();
  const [current, setCurrent] = useState(index);
  const { isSaving, save } = useSaveFile(conversationId);
  const file = files[current];
  if (!file) return null;
  const go = (step: number) => setCurrent((now) => Math.min(files.length - 1, Math.max(0, now + step)));

  function handleKeyDown({ key }: KeyboardEvent) {
    const towards = document.documentElement.dir === 'rtl' ? -1 : 1;
    if (key === 'ArrowRight') go(towards);
    if (key === 'ArrowLeft') go(-towards);
  }

  const step = { variant: 'default', size: 44, radius: 'xl' } as const;
  return (
    <Dialog opened onClose={onClose} fullScreen title={<bdi>{file.name}</bdi>} onKeyDown={handleKeyDown}>
      <div className={classes.view}>
        <FullFile key={file.id} conversationId={conversationId} file={file} />
      </div>
      <div className={classes.footer}>
        {files.length > 1 && (
          <ActionIcon {...step} aria-label={t`Previous`} disabled={current === 0} onClick={() => go(-1)}>
            <IconChevronLeft size={22} stroke={1.5} aria-hidden="true" className={classes.directed} />
          </ActionIcon>
        )}
        <Button
          variant="default"
          size="md"
          loading={isSaving}
          leftSection={<IconDownload size={19} stroke={1.5} aria-hidden="true" />}
          onClick={() => void save(file)}
        >
          <Trans>Download</Trans>
        </Button>
        {files.length > 1 && (
          <ActionIcon {...step} aria-label={t`Next`} disabled={current === files.length - 1} onClick={() => go(1)}>
            <IconChevronRight size={22} stroke={1.5} aria-hidden="true" className={classes.directed} />
          </ActionIcon>
        )}
      </div>
    </Dialog>
  );
}

function FullFile({ conversationId, file }: Pick<FileViewProps, 'conversationId'> & { file: Attachment }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(fileQuery(conversationId, file));
  const url = useObjectUrl(data);
  const { name } = file;
  if (error) return <ErrorState compact error={error} onRetry={() => void refetch()} />;
  if (!url) return <Loader aria-label={t`Loading…`} />;
  if (isPictureType(file.type)) return <img src={url} alt={name} className={classes.whole} />;
  return <video src={url} controls playsInline aria-label={name} className={classes.whole} />;
}
