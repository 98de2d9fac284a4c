import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { formatCount, useUnreadChats } from '../../notifications/index.ts';
import classes from './chat-count.module.css';

type ChatCountProps = {
  /** Whether the count is at the corner of an icon, instead of after a label. */
  corner?: boolean;
};

/** The number of conversations with unread messages. */
export function ChatCount({ corner = false }: ChatCountProps) {
  const { i18n } = useLingui();
  const unread = useUnreadChats();
  if (unread === 0) return null;
  const text = formatCount(unread, i18n);
  return (
    <>
      <span className={classes.count} data-corner={corner || undefined} aria-hidden="true">
        {text}
      </span>
      <VisuallyHidden>
        <Trans>({text} unread)</Trans>
      </VisuallyHidden>
    </>
  );
}
