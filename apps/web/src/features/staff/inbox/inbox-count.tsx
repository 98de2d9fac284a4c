import { Plural } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../shared/session/console.ts';
import { inboxQuery, useLiveInbox } from './api.ts';
import classes from './inbox.module.css';

/** How much waits, beside the word in the bar; nothing where nothing does. */
export function InboxCount() {
  useLiveInbox();
  // Locked, the console asks for nothing.
  const isOpen = useConsole((state) => state.token !== null);
  const count = useQuery({ ...inboxQuery, enabled: isOpen }).data?.count ?? 0;
  if (count === 0) return null;
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>
        <Plural value={count} one="# waiting" other="# waiting" />
      </VisuallyHidden>
    </span>
  );
}
