import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCheck, IconCrown } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import frame from '../../shared/ui/upgrade-note.module.css';
import classes from './premium-note.module.css';

const PLANS_PATH = '/upgrade';

type PremiumNoteProps = {
  title: ReactNode;
  /** The way on without premium. */
  action?: ReactNode;
  /** In the filters, where there is less room. */
  small?: boolean;
};

/** What premium opens in a search, and the way to the plans as soon as there is a page of them. */
export function PremiumNote({ title, action, small = false }: PremiumNoteProps) {
  const { routesByPath } = useRouter();
  const hasPlans = PLANS_PATH in routesByPath;
  return (
    <div className={frame.note} data-small={small || undefined}>
      <p className={frame.eyebrow}>
        <IconCrown size={20} stroke={1.5} aria-hidden="true" />
        <Trans>Premium</Trans>
      </p>
      <h2 className={`${frame.title} ${small ? classes.smallTitle : ''}`}>{title}</h2>
      <ul className={frame.gains}>
        <Gain>
          <Trans>Members near you, nearest first</Trans>
        </Gain>
        <Gain>
          <Trans>Who is online now, and who is traveling</Trans>
        </Gain>
        <Gain>
          <Trans>Every page of every search</Trans>
        </Gain>
      </ul>
      {(hasPlans || action) && (
        <div className={classes.actions}>
          {hasPlans && (
            <Button component={Link} to={PLANS_PATH} size="md" mih={48}>
              <Trans>See the plans</Trans>
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}

function Gain({ children }: { children: ReactNode }) {
  return (
    <li>
      <IconCheck size={18} stroke={1.5} aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}
