import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { AuthPage } from './auth-page.tsx';
import classes from './form.module.css';

type InvalidLinkProps = {
  /** The page on which a new link can be requested. */
  to: string;
};

/** Shown for an emailed link that is no longer valid, with a link to request another. */
export function InvalidLink({ to }: InvalidLinkProps) {
  return (
    <AuthPage
      quote={<Trans>Some links don’t last.</Trans>}
      note={<Trans>Links in our emails work once and expire soon.</Trans>}
      title={<Trans>This link has expired</Trans>}
      lead={<Trans>This link has expired or was already used. Request a new one and open the latest email.</Trans>}
    >
      <div className={classes.form} role="alert">
        <Button component={Link} to={to} size="lg" fullWidth>
          <Trans>Request a new link</Trans>
        </Button>
        <p className={classes.text}>
          <Trans>
            Still not working? <Link to="/contact">Contact us</Link> and a person will help.
          </Trans>
        </p>
      </div>
    </AuthPage>
  );
}
