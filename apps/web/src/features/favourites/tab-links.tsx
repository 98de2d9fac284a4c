import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import classes from '../../shared/ui/tab-links.module.css';

const exact = { exact: true, includeSearch: true };

/** Members and requests, each with its own URL. */
export function TabLinks() {
  const { t } = useLingui();
  return (
    <nav className={classes.tabs} aria-label={t`My favourites`}>
      <Link to="/profile/favourites" search={{}} activeOptions={exact} resetScroll={false} className={classes.tab}>
        <Trans>Members</Trans>
      </Link>
      <Link to="/profile/favourites" search={{ show: 'requests' }} activeOptions={exact} resetScroll={false} className={classes.tab}>
        <Trans>Requests</Trans>
      </Link>
    </nav>
  );
}
