import { Trans } from '@lingui/react/macro';
import type { Attachment } from '@subrosa/crypto/signed/attachment';
import { lazy, Suspense, useState } from 'react';
import classes from './attachments.module.css';
import { FileRow } from './file-row.tsx';
import { isPictureType, isVideoType } from './kinds.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useIsStranger } from './use-is-stranger.ts';

const FileView = lazy(async () => ({ default: (await import('./file-view.tsx')).FileView }));

type AttachmentsProps = { conversationId: string; senderId: string; files: readonly Attachment[] };

const isSeen = ({ type }: Attachment) => isPictureType(type) || isVideoType(type);

/** The files of a message: pictures and videos as previews, others by name. */
export function Attachments({ conversationId, senderId, files }: AttachmentsProps) {
  const isStranger = useIsStranger(conversationId, senderId);
  const [opened, setOpened] = useState<number | null>(null);
  const seen = files.filter(isSeen);
  const others = files.filter((file) => !isSeen(file));
  return (
    <>
      {seen.length > 0 && (
        <ul className={classes.grid} data-many={seen.length > 1 || undefined}>
          {seen.map((file, index) => (
            <li key={file.id} className={classes.cell}>
              <Thumbnail conversationId={conversationId} file={file} isFromStranger={isStranger} onOpen={() => setOpened(index)} />
            </li>
          ))}
        </ul>
      )}
      {others.map((file) => (
        <FileRow key={file.id} conversationId={conversationId} file={file} />
      ))}
      {opened !== null && (
        <Suspense fallback={<Trans>Loading…</Trans>}>
          <FileView conversationId={conversationId} files={seen} index={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
