import { Trans } from '@lingui/react/macro';
import { Button, Loader } from '@mantine/core';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { isPassing } from '@subrosa/contract/client/errors';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { accountQuery } from '../../../shared/session/own-account.ts';
import { isSignedIn, useSession } from '../../../shared/session/session.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { AuthPage } from '../components/auth-page.tsx';
import classes from '../components/form.module.css';
import { InvalidLink } from '../components/invalid-link.tsx';

const quote = <Trans>One email, and you’re in.</Trans>;
const note = <Trans>Our emails never say what this site is about.</Trans>;

async function verify(token: string, queryClient: QueryClient) {
  const { outcome } = await visitorClient.call(accounts.verifyEmail, { body: { token } });
  // A signed-in member who opened the link sees the new email address at once.
  if (isSignedIn(useSession.getState().status)) await queryClient.refetchQueries(accountQuery);
  return outcome;
}

/** The page behind the link of a confirmation email: for a sign-up or a new email address. */
export function VerifyEmail() {
  const { token = '' } = useParams({ strict: false }) as { token?: string };
  const queryClient = useQueryClient();
  const signedIn = useSession(({ status }) => isSignedIn(status));
  // A query, so that opening the page sends one request, however often it is rendered.
  const { data, error, refetch } = useQuery({
    queryKey: ['accounts', 'verify-email', token],
    queryFn: () => verify(token, queryClient),
    staleTime: Infinity,
    retry: false,
  });

  if (error && isPassing(error)) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (error) return <InvalidLink to={signedIn ? '/settings/account' : '/verification'} />;
  if (!data) {
    return (
      <AuthPage quote={quote} note={note} title={<Trans>Verifying…</Trans>} lead={<Trans>This takes a moment.</Trans>}>
        <div role="status">
          <Loader aria-label="" />
        </div>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      quote={quote}
      note={note}
      title={data === 'joined' ? <Trans>Your email address is confirmed</Trans> : <Trans>Email address changed</Trans>}
      lead={
        data === 'joined' ? (
          <Trans>Welcome. Log in and we’ll show you around.</Trans>
        ) : (
          <Trans>Use it to log in from now on. We’ll send our emails there.</Trans>
        )
      }
    >
      <div className={classes.form} role="status">
        {signedIn ? (
          <Button component={Link} to="/requests" size="lg" fullWidth>
            <Trans>Enter Subrosa</Trans>
          </Button>
        ) : (
          <Button component={Link} to="/login" size="lg" fullWidth>
            <Trans>Log in</Trans>
          </Button>
        )}
      </div>
    </AuthPage>
  );
}
