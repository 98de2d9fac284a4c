import { Trans } from '@lingui/react/macro';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { Link } from '@tanstack/react-router';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { AuthPage } from '../components/auth-page.tsx';
import classes from '../components/form.module.css';
import { MailRequest } from '../components/mail-request.tsx';
import { useAwaitedEmail } from '../sign-up/awaited-email.ts';

/** The page after a sign-up: the email was sent, and what to do if it does not arrive. */
export function Verification() {
  const { email } = useAwaitedEmail();
  return (
    <AuthPage
      quote={<Trans>One email, and you’re in.</Trans>}
      note={<Trans>Our emails never say what this site is about.</Trans>}
      alternative={
        <Trans>
          Already confirmed? <Link to="/login">Log in</Link>
        </Trans>
      }
      title={<Trans>Check your inbox</Trans>}
      lead={
        email ? (
          <Trans>
            If <bdi>{email}</bdi> can be used, we’ve sent a link to it. Open the link within 2 days.
          </Trans>
        ) : (
          <Trans>We’ve sent you a link by email. Open it within 2 days.</Trans>
        )
      }
    >
      <section className={classes.form}>
        <div>
          <p className={classes.text}>
            <Trans>Didn’t get the email?</Trans>
          </p>
          <ul className={classes.steps}>
            <li>
              <Trans>Check your spam and promotions folders. To protect your privacy, the sender and subject don’t mention us.</Trans>
            </li>
            <li>
              <Trans>Check the address for typos. If it’s wrong, sign up again.</Trans>
            </li>
            <li>
              <Trans>Already have an account? The email explains how to reset your password.</Trans>
            </li>
          </ul>
        </div>
        <MailRequest
          email={email}
          variant="default"
          action={<Trans>Send email again</Trans>}
          send={(recipient) => visitorClient.call(accounts.resendVerification, { body: { email: recipient } })}
        />
      </section>
    </AuthPage>
  );
}
