import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import classes from './member-thread.module.css';

/** Shown beside the list until a conversation is chosen. */
export function NoThread() {
  return (
    <div className={classes.lone}>
      <EmptyState title={<Trans>Choose a member</Trans>}>
        <Trans>Every view of a conversation is logged.</Trans>
      </EmptyState>
    </div>
  );
}
