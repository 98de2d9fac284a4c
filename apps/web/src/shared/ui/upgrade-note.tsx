import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCheck, IconCrown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './upgrade-note.module.css';

type UpgradeNoteProps = {
  /** What is behind the lock, in words. */
  title: ReactNode;
  /** Each thing that premium opens here. */
  gains?: readonly string[];
  href?: string;
  level?: 2 | 3;
  children?: ReactNode;
};

/** What premium opens at this place, in words and with one way to it. */
export function UpgradeNote({ title, gains = [], href = '/upgrade', level = 2, children }: UpgradeNoteProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.note}>
      <p className={classes.eyebrow}>
        <IconCrown size={20} stroke={1.5} aria-hidden="true" />
        <Trans>Premium</Trans>
      </p>
      <Heading className={classes.title}>{title}</Heading>
      {children && <p className={classes.text}>{children}</p>}
      {gains.length > 0 && (
        <ul className={classes.gains}>
          {gains.map((gain) => (
            <li key={gain}>
              <IconCheck size={18} stroke={1.5} aria-hidden="true" />
              {gain}
            </li>
          ))}
        </ul>
      )}
      <Button component="a" href={href} size="md" mih={48} className={classes.action}>
        <Trans>See the plans</Trans>
      </Button>
    </div>
  );
}
