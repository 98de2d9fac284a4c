import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { isPassing } from '@subrosa/contract/client/errors';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { AuthPage } from '../components/auth-page.tsx';
import { InvalidLink } from '../components/invalid-link.tsx';
import { InlineAlert } from '../components/inline-alert.tsx';
import { clearLinkToken, linkTokenOf } from '../link-token.ts';
import { DevicesForm } from '../reset/devices-form.tsx';

const PAGE = '/sessions/reset';

/** The page behind the emailed link: lists the devices that are signed in, and signs them out. */
export function ResetSessions() {
  const [token] = useState(() => linkTokenOf(PAGE));
  const [isDone, setDone] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['accounts', 'sessions', token],
    queryFn: ({ signal }) => visitorClient.call(accounts.listDevicesByLink, { query: { token: token ?? '' }, signal }),
    enabled: token !== null && !isDone,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

  function handleDone() {
    clearLinkToken(PAGE);
    setDone(true);
  }

  if (error && isPassing(error)) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (error || token === null) return <InvalidLink to="/sessions" />;
  const isFree = isDone || data?.length === 0;
  return (
    <AuthPage
      quote={<Trans>You can be logged in on two devices, and you can see both.</Trans>}
      note={<Trans>To log in here, log out on a device you’re not using.</Trans>}
      title={<Trans>Your devices</Trans>}
      lead={!isFree && <Trans>Choose which devices to log out. They’ll have to log in again.</Trans>}
    >
      {!data && <Skeleton height={72} radius="md" />}
      {data && !isFree && <DevicesForm token={token} devices={data} onDone={handleDone} />}
      {isFree && (
        <>
          <InlineAlert kind="done">
            <p>
              {isDone ? <Trans>Done. You can now log in on this device.</Trans> : <Trans>you have no active sessions at the moment</Trans>}
            </p>
          </InlineAlert>
          <Button component={Link} to="/login" size="lg" fullWidth>
            <Trans>Log in</Trans>
          </Button>
        </>
      )}
    </AuthPage>
  );
}
