import { Plural, useLingui } from '@lingui/react/macro';
import { Progress, VisuallyHidden } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { pauseAll, resumeAll } from '../uploads/control.ts';
import { overallOf } from '../uploads/overall.ts';
import { isInProgress, useUploadStore } from '../uploads/upload-store.ts';
import { Announcement } from './announcement.tsx';
import { RowAction } from './row-action.tsx';
import classes from './upload-status.module.css';

const PHOTOS: string = '/profile/photos';
const NEW_REQUEST: string = '/requests/new';

/** The progress of uploads, on pages that do not list them. */
export function UploadStatus() {
  const { t } = useLingui();
  const { uploads, lists } = useUploadStore();
  const { files, done, percent } = overallOf(uploads);
  const left = files - done;
  if (lists > 0 || left === 0) return null;
  const isMoving = uploads.some(isInProgress);
  const isForPost = uploads.every(({ purpose, phase }) => purpose === 'post' || phase === 'sent');
  return (
    <aside className={classes.status} aria-label={t`Uploads`}>
      <Link to={isForPost ? NEW_REQUEST : PHOTOS} className={classes.link}>
        <span>
          {isMoving ? (
            <Plural value={left} one="Uploading # file" other="Uploading # files" />
          ) : (
            <Plural value={left} one="# upload is paused" other="# uploads are paused" />
          )}
        </span>
        <Progress.Root size={4} radius="xs" className={classes.bar}>
          <Progress.Section value={percent} aria-label={t`All uploads`} className={classes.fill ?? ''} />
        </Progress.Root>
      </Link>
      {isMoving ? (
        <RowAction label={t`Pause all`} icon={IconPlayerPause} onClick={pauseAll} />
      ) : (
        <RowAction label={t`Resume all`} icon={IconPlayerPlay} onClick={resumeAll} />
      )}
      <VisuallyHidden>
        <Announcement uploads={uploads} />
      </VisuallyHidden>
    </aside>
  );
}
