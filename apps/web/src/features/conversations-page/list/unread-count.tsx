import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { formatCount } from '../../notifications/index.ts';
import classes from './conversation-row.module.css';

type UnreadCountProps = { unread: number };

/** The number of unread messages at the end of a row; nothing when all are read. */
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
