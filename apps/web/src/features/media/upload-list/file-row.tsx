import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './file-row.module.css';

type FileRowProps = {
  name: string;
  size?: string;
  thumbnail: ReactNode;
  /** `resting`: the bar is not animated. */
  tone?: 'moving' | 'resting' | 'error';
  progress?: { percent: number; label: string };
  note: ReactNode;
  noteTone?: 'calm' | 'ok' | 'attention' | 'error';
  noteIcon?: ReactNode;
  actions?: ReactNode;
  /** Actions in a separate line. */
  children?: ReactNode;
};

/** A file with its state as text and the available actions. */
export function FileRow({
  name,
  size,
  thumbnail,
  tone = 'moving',
  progress,
  note,
  noteTone = 'calm',
  noteIcon,
  actions,
  children,
}: FileRowProps) {
  return (
    <div className={classes.row} data-tone={tone}>
      <span className={classes.thumbnail}>{thumbnail}</span>
      <div className={classes.info}>
        <p className={classes.title}>
          <bdi className={classes.name}>{name}</bdi>
          {size && <bdi className={classes.size}>{size}</bdi>}
        </p>
        {progress && (
          <Progress.Root size={6} radius="xs" className={classes.bar}>
            <Progress.Section value={progress.percent} aria-label={progress.label} className={classes.fill ?? ''} />
          </Progress.Root>
        )}
        <p className={classes.note} data-tone={noteTone}>
          {noteIcon}
          <span>{note}</span>
        </p>
        {children && <div className={classes.below}>{children}</div>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
