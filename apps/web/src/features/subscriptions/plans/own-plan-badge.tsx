import { Trans } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './plans.module.css';

type OwnPlanBadgeProps = { children?: ReactNode };

/** The plan that one has. */
export function OwnPlanBadge({ children }: OwnPlanBadgeProps) {
  return (
    <div className={classes.yours}>
      <p>
        <IconCheck size={18} stroke={1.8} aria-hidden="true" />
        <Trans>Your plan</Trans>
      </p>
      {children}
    </div>
  );
}
