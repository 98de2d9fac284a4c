import { Trans } from '@lingui/react/macro';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { Link } from '@tanstack/react-router';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { EntryPage } from '../components/entry-page.tsx';
import classes from '../components/form.module.css';
import { MailRequest } from '../components/mail-request.tsx';
import { useAwaitedEmail } from '../sign-up/awaited-email.ts';

/** After a sign-up: the mail is on its way, and what to do if it does not come. */
export function Verification() {
  const { email } = useAwaitedEmail();
  return (
    <EntryPage
      quote={<Trans>One letter, and the door is yours.</Trans>}
      note={<Trans>Our mails never say what this place is about.</Trans>}
      alternative={
        <Trans>
          Already confirmed? <Link to="/login">Log in</Link>
        </Trans>
      }
      title={<Trans>Check your inbox</Trans>}
      lead={
        email ? (
          <Trans>
            If <bdi>{email}</bdi> can be used, a mail with a link is on its way to it. Open the link within two days.
          </Trans>
        ) : (
          <Trans>A mail with a link is on its way. Open the link within two days.</Trans>
        )
      }
    >
      <section className={classes.form}>
        <div>
          <p className={classes.text}>
            <Trans>Nothing came?</Trans>
          </p>
          <ul className={classes.steps}>
            <li>
              <Trans>Look into the folders for spam and promotions. Neither its sender nor its subject names this place.</Trans>
            </li>
            <li>
              <Trans>Check the address for a slip of the keyboard, and sign up again if there is one.</Trans>
            </li>
            <li>
              <Trans>If you have been here before, the mail says how to choose a new password.</Trans>
            </li>
          </ul>
        </div>
        <MailRequest
          email={email}
          variant="default"
          action={<Trans>Send the mail again</Trans>}
          send={(recipient) => visitorClient.call(accounts.resendVerification, { body: { email: recipient } })}
        />
      </section>
    </EntryPage>
  );
}
