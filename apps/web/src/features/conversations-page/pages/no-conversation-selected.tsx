import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import classes from './no-conversation-selected.module.css';

/** Shown beside the list until a conversation is chosen. */
export function NoConversationSelected() {
  return (
    <div className={classes.page}>
      <EmptyState title={<Trans>Choose a conversation</Trans>}>
        <Trans>Messages are end-to-end encrypted. Only the people in a conversation can read them.</Trans>
      </EmptyState>
    </div>
  );
}
