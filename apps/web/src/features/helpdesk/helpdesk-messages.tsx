import { Trans, useLingui } from '@lingui/react/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import { useTimeZone } from '../../shared/use-time-zone.ts';
import { dayIn } from '../../shared/format/relative-time.ts';
import { DateText } from '../../shared/ui/date-text.tsx';
import { MomentText } from '../../shared/ui/moment-text.tsx';
import type { HelpdeskThread } from './api.ts';
import classes from './helpdesk-messages.module.css';

type Message = HelpdeskThread['messages'][number];

type HelpdeskMessagesProps = {
  messages: readonly Message[];
  /** The side of the viewer. */
  side: Message['from'];
  /** The member's name, for staff. */
  username?: string;
  older: { hasMore: boolean; isLoading: boolean; load: () => void };
};

/** The messages between a member and staff, newest last. */
export function HelpdeskMessages({ messages, side, username = '', older }: HelpdeskMessagesProps) {
  const { t } = useLingui();
  const timeZone = useTimeZone();
  const dayOf = (message: Message | undefined) => message && dayIn(timeZone, new Date(message.sentAt));
  const nameOf = ({ from, staff }: Message) => (from === side ? t`You` : from === 'member' ? username : (staff ?? t`Subrosa staff`));
  return (
    <div className={classes.scroller} role="region" aria-label={t`Conversation with our team`} tabIndex={0}>
      <ol className={classes.list}>
        {older.hasMore && (
          <li className={classes.older}>
            <Button variant="default" loading={older.isLoading} onClick={older.load}>
              <Trans>Show earlier messages</Trans>
            </Button>
          </li>
        )}
        {messages.map((message, index) => {
          const { id, from, text, sentAt, staff } = message;
          const day = dayOf(message);
          return (
            <li key={id} className={classes.item}>
              {day && day !== dayOf(messages[index - 1]) && (
                <p className={classes.date}>
                  <DateText date={day} />
                </p>
              )}
              <article className={classes.message} data-own={from === side || undefined}>
                {side === 'staff' && from === 'staff' && staff ? (
                  <bdi className={classes.name}>{staff}</bdi>
                ) : (
                  <VisuallyHidden>{nameOf(message)}</VisuallyHidden>
                )}
                <p className={classes.text} dir="auto">
                  {text}
                </p>
                <p className={classes.footer}>
                  <MomentText instant={sentAt} clockOnly />
                </p>
              </article>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
