import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import classes from './paused-line.module.css';

/** Reminds a paused member on every page that others cannot find them. */
export function PausedLine() {
  const { t } = useLingui();
  return (
    <section className={classes.line} aria-label={t`Paused account`}>
      <p className={classes.text}>
        <Trans>Your account is paused. Other members can’t find you.</Trans>
      </p>
      <Link to="/settings/account" className={classes.link}>
        <Trans>Resume in Settings</Trans>
      </Link>
    </section>
  );
}
