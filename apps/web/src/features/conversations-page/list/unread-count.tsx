import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { formatCount } from '../../notifications/index.ts';
import classes from './conversation-row.module.css';

type UnreadCountProps = { unread: number };

/** How much of a conversation is unread, at the end of its row; nothing where all is read. */
export function UnreadCount({ unread }: UnreadCountProps) {
  const { i18n } = useLingui();
  if (unread === 0) return null;
  const count = formatCount(unread, i18n);
  return (
    <>
      <span className={classes.count} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>
        <Trans>({count} unread)</Trans>
      </VisuallyHidden>
    </>
  );
}
