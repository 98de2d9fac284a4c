import { Trans } from '@lingui/react/macro';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './page.module.css';

export function BackLink() {
  return (
    <Link to="/requests" search={{}} className={classes.back}>
      <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" className={classes.directed} />
      <Trans>Requests</Trans>
    </Link>
  );
}
