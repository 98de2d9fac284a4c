import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EntryPage } from './entry-page.tsx';
import classes from './form.module.css';

type InvalidLinkProps = {
  /** Where a new link can be asked for. */
  to: string;
};

/** A link of a mail that opens nothing any more, and the way to another. */
export function InvalidLink({ to }: InvalidLinkProps) {
  return (
    <EntryPage
      quote={<Trans>Some doors close by themselves.</Trans>}
      note={<Trans>Links in our mails work once, and for a short while.</Trans>}
      title={<Trans>This link is not valid any more</Trans>}
      lead={<Trans>It was used already, or its time is over. Ask for a new one, and open the newest mail.</Trans>}
    >
      <div className={classes.form} role="alert">
        <Button component={Link} to={to} size="lg" fullWidth>
          <Trans>Ask for a new link</Trans>
        </Button>
        <p className={classes.text}>
          <Trans>
            It does not work at all? <Link to="/contact">Contact us</Link>, a person will help.
          </Trans>
        </p>
      </div>
    </EntryPage>
  );
}
