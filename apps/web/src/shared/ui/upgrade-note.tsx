import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCheck, IconCrown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { HelpLink } from '../help/help-link.tsx';
import classes from './upgrade-note.module.css';

type UpgradeNoteProps = {
  /** The locked feature in words. */
  title: ReactNode;
  /** What premium adds here, each with a stable key. */
  gains?: Readonly<Record<string, ReactNode>>;
  /** The alternative without premium. */
  action?: ReactNode;
  /** For smaller spaces. */
  small?: boolean;
  level?: 2 | 3;
  children?: ReactNode;
};

/** Explains what premium adds here, with a link to the plans. */
export function UpgradeNote({ title, gains = {}, action, small = false, level = 2, children }: UpgradeNoteProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.note} data-small={small || undefined}>
      <p className={classes.eyebrow}>
        <IconCrown size={20} stroke={1.5} aria-hidden="true" />
        <Trans>Premium</Trans>
      </p>
      <Heading className={classes.title}>{title}</Heading>
      {children && <p className={classes.text}>{children}</p>}
      <ul className={classes.gains}>
        {Object.entries(gains).map(([name, gain]) => (
          <li key={name}>
            <IconCheck size={18} stroke={1.5} aria-hidden="true" />
            <span>{gain}</span>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button component={Link} to="/upgrade" size="md">
          <Trans>View plans</Trans>
        </Button>
        {action}
        <HelpLink topic="upgrade" />
      </div>
    </div>
  );
}
