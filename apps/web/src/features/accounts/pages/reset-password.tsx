import { Trans } from '@lingui/react/macro';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { CallError, isPassing } from '@subrosa/contract/client/errors';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { EntryPage } from '../components/entry-page.tsx';
import { InvalidLink } from '../components/invalid-link.tsx';
import { Problem } from '../components/problem.tsx';
import { dropLinkToken, linkTokenOf } from '../link-token.ts';
import { ResetSteps } from '../reset/reset-steps.tsx';

const PAGE = '/forgot/reset';

export function ResetPassword() {
  const navigate = useNavigate();
  const [token] = useState(() => linkTokenOf(PAGE));
  const { data, error, refetch } = useQuery({
    queryKey: ['accounts', 'reset', token],
    queryFn: ({ signal }) => visitorClient.call(accounts.readReset, { body: { token: token ?? '' }, signal }),
    enabled: token !== null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

  function handleDone() {
    dropLinkToken(PAGE);
    void navigate({ to: '/login', search: { after: 'reset' } });
  }

  if (error && isPassing(error)) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const isLocked = error instanceof CallError && error.code === 'accounts.guessesLocked';
  if ((error && !isLocked) || token === null) return <InvalidLink to="/forgot" />;
  return (
    <EntryPage
      quote={<Trans>Lost keys are no shame. We cut new ones.</Trans>}
      note={<Trans>The new password never leaves this device.</Trans>}
      title={<Trans>Choose a new password</Trans>}
      lead={data && <Trans>For the account of {data.username}.</Trans>}
    >
      {isLocked ? <Problem error={error} /> : <ResetSteps token={token} reset={data} onDone={handleDone} onRenew={refetch} />}
    </EntryPage>
  );
}
