import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatCount, useUnreadChats } from '../../notifications/index.ts';
import { conversationsPageSearchOf, chatShows, type ConversationsPageSearch } from '../search.ts';
import classes from './show-links.module.css';

const names = {
  all: msg({ message: 'All', context: 'conversations' }),
  unread: msg({ message: 'Unread', context: 'conversations' }),
  groups: msg`Groups`,
  archived: msg`Archived`,
};

type ShowLinksProps = { search: ConversationsPageSearch };

/** The filters of the list, each with its own URL. */
export function ShowLinks({ search }: ShowLinksProps) {
  const { t, i18n } = useLingui();
  const chats = useUnreadChats();
  const count = formatCount(chats, i18n);
  const shown = search.show ?? 'all';
  return (
    <nav className={classes.links} aria-label={t`Filter conversations`}>
      {chatShows.map((show) => (
        <Link
          key={show}
          to="."
          search={conversationsPageSearchOf({ ...search, show })}
          resetScroll={false}
          className={classes.link}
          activeProps={{}}
          aria-current={show === shown ? 'page' : undefined}
        >
          <span className={classes.name}>
            {t(names[show])}
            {show === 'unread' && chats > 0 && (
              <>
                <span className={classes.count} aria-hidden="true">
                  {count}
                </span>
                <VisuallyHidden>
                  <Trans>({count} unread)</Trans>
                </VisuallyHidden>
              </>
            )}
          </span>
        </Link>
      ))}
    </nav>
  );
}
