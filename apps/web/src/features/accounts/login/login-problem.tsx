import { Plural, Trans } from '@lingui/react/macro';
import { CallError } from '@subrosa/contract/client/errors';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { identifierOf } from '@subrosa/rules/accounts/identifier';
import { Link } from '@tanstack/react-router';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { MailOffer } from '../components/mail-offer.tsx';
import { Notice } from '../components/notice.tsx';
import { Problem } from '../components/problem.tsx';

type LoginProblemProps = {
  error: unknown;
  /** As it was typed; an address among them saves typing it again. */
  login: string;
};

/** Why nobody is in yet, and every way on from there. */
export function LoginProblem({ error, login }: LoginProblemProps) {
  if (!(error instanceof CallError)) return <Problem error={error} />;
  const name = identifierOf(login);
  const email = name.kind === 'email' ? name.value : null;
  switch (error.code) {
    case 'auth.failed':
      return <Mismatch attemptsLeft={error.details?.['attemptsLeft']} />;
    case 'auth.locked':
      return (
        <Notice kind="warning" title={<Trans>This account is locked after 5 unsuccessful attempts.</Trans>}>
          <p>
            <Trans>
              Wait 24 hours, <Link to="/forgot">reset the password</Link> or <Link to="/contact">contact support</Link>.
            </Trans>
          </p>
        </Notice>
      );
    case 'auth.suspended':
      return (
        <Notice kind="warning" title={<Trans>This account is suspended.</Trans>}>
          <p>
            <Trans>
              You can <Link to="/decision">read why</Link>, and appeal.
            </Trans>
          </p>
        </Notice>
      );
    case 'auth.unverified':
      return (
        <MailOffer
          title={<Trans>Please open the email that we sent you to confirm your address, then log in.</Trans>}
          email={email}
          action={<Trans>Send the mail again</Trans>}
          send={(recipient) => visitorClient.call(accounts.resendVerification, { body: { email: recipient } })}
        />
      );
    case 'auth.deviceLimit':
      return (
        <MailOffer
          title={<Trans>Only 2 sessions are allowed.</Trans>}
          text={<Trans>Log out on another device, or let us email you a link to manage your devices.</Trans>}
          email={email}
          action={<Trans>Email me the link</Trans>}
          send={(recipient) => visitorClient.call(accounts.requestDevicesLink, { body: { email: recipient } })}
        />
      );
    default:
      return <Problem error={error} />;
  }
}

function Mismatch({ attemptsLeft }: { attemptsLeft: number | undefined }) {
  return (
    <Notice kind="warning" title={<Trans>That did not match.</Trans>}>
      <p>
        {attemptsLeft !== undefined && (
          <>
            <Plural value={attemptsLeft} one="# attempt remains." other="# attempts remain." />{' '}
          </>
        )}
        <Trans>
          After 5 unsuccessful attempts the account locks for 24 hours. <Link to="/forgot">Reset the password</Link> to be safe.
        </Trans>
      </p>
    </Notice>
  );
}
