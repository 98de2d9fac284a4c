import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import classes from './nobody-chosen.module.css';

/** Beside the list, until a conversation is chosen. */
export function NobodyChosen() {
  return (
    <div className={classes.page}>
      <EmptyState title={<Trans>Choose a conversation</Trans>}>
        <Trans>What is said here is end-to-end encrypted: only you and whom you talk to can read it.</Trans>
      </EmptyState>
    </div>
  );
}
