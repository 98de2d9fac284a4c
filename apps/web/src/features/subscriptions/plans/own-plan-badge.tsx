import { Trans } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './plans.module.css';

type OwnPlanBadgeProps = { children?: ReactNode };

/** Marks the member's own plan. */
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
