import { Plural, Trans } from '@lingui/react/macro';
import { ResponseError } from '@subrosa/contract/client/errors';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { identifierOf } from '@subrosa/rules/accounts/identifier';
import { Link } from '@tanstack/react-router';
import { LazyErrorHelp } from '../../../shared/help/lazy-error-help.tsx';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { MailOffer } from '../components/mail-offer.tsx';
import { InlineAlert } from '../components/inline-alert.tsx';
import { FormError } from '../components/form-error.tsx';

type LoginErrorProps = {
  error: unknown;
  /** The identifier as typed; an email address is reused in the forms below. */
  login: string;
};

/** Explains why the login failed, with every available next step. */
export function LoginError({ error, login }: LoginErrorProps) {
  if (!(error instanceof ResponseError)) return <FormError error={error} />;
  const name = identifierOf(login);
  const email = name.kind === 'email' ? name.value : null;
  switch (error.code) {
    case 'auth.failed':
      return <Mismatch attemptsLeft={error.details?.['attemptsLeft']} />;
    case 'auth.locked':
      return (
        <InlineAlert kind="warning" title={<Trans>This account is locked after 5 failed attempts.</Trans>}>
          <p>
            <Trans>
              Wait 24 hours, <Link to="/forgot">reset your password</Link> or <Link to="/contact">contact support</Link>.
            </Trans>
          </p>
          <LazyErrorHelp error={error} />
        </InlineAlert>
      );
    case 'auth.suspended':
      return (
        <InlineAlert kind="warning" title={<Trans>This account is suspended.</Trans>}>
          <p>
            <Trans>
              You can <Link to="/decision">see why</Link> and appeal.
            </Trans>
          </p>
          <LazyErrorHelp error={error} />
        </InlineAlert>
      );
    case 'auth.unverified':
      return (
        <MailOffer
          title={<Trans>Open the email we sent you to confirm your address, then log in.</Trans>}
          email={email}
          action={<Trans>Send email again</Trans>}
          send={(recipient) => visitorClient.call(accounts.resendVerification, { body: { email: recipient } })}
        />
      );
    case 'auth.deviceLimit':
      return (
        <MailOffer
          title={<Trans>You can only be logged in on 2 devices.</Trans>}
          text={<Trans>Log out on another device. If you can’t, we’ll email you a link to manage your devices.</Trans>}
          email={email}
          action={<Trans>Email me the link</Trans>}
          send={(recipient) => visitorClient.call(accounts.requestDevicesLink, { body: { email: recipient } })}
        />
      );
    default:
      return <FormError error={error} />;
  }
}

function Mismatch({ attemptsLeft }: { attemptsLeft: number | undefined }) {
  return (
    <InlineAlert kind="warning" title={<Trans>That doesn’t match. Please try again.</Trans>}>
      <p>
        {attemptsLeft !== undefined && (
          <>
            <Plural value={attemptsLeft} one="# attempt remains." other="# attempts remain." />{' '}
          </>
        )}
        <Trans>
          After 5 failed attempts your account locks for 24 hours. <Link to="/forgot">Reset your password</Link> to be safe.
        </Trans>
      </p>
    </InlineAlert>
  );
}
