import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { notificationsSearchOf, shows, type Show } from '../search.ts';
import { categoryNames, showNames } from '../labels.ts';
import classes from './show-links.module.css';

const nameOf = (show: Show) => (show === 'all' || show === 'unread' ? showNames[show] : categoryNames[show]);

type ShowLinksProps = {
  /** The unread count as text. */
  unread: string;
};

/** The filters of the list, each with its own URL: a box beside it from 960 px, chips above it below. */
export function ShowLinks({ unread }: ShowLinksProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <nav className={classes.nav} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        <Trans>Show</Trans>
      </h2>
      <ul className={classes.list}>
        {shows.map((show) => (
          <li key={show}>
            <Link
              to="/notifications"
              search={notificationsSearchOf({ show })}
              activeOptions={{ exact: true, includeSearch: true }}
              resetScroll={false}
              className={classes.link}
            >
              <span className={classes.name}>{t(nameOf(show))}</span>
              {show === 'unread' && unread && (
                <span className={classes.count} aria-hidden="true">
                  {unread}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
