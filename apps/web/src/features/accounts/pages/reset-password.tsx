import { Trans } from '@lingui/react/macro';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { ResponseError, isPassing } from '@subrosa/contract/client/errors';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { AuthPage } from '../components/auth-page.tsx';
import { InvalidLink } from '../components/invalid-link.tsx';
import { FormError } from '../components/form-error.tsx';
import { clearLinkToken, linkTokenOf } from '../link-token.ts';
import { ResetSteps } from '../reset/reset-steps.tsx';

const PAGE = '/forgot/reset';

export function ResetPassword() {
  const navigate = useNavigate();
  const [token] = useState(() => linkTokenOf(PAGE));
  const { data, error, refetch } = useQuery({
    queryKey: ['accounts', 'reset', token],
    queryFn: ({ signal }) => visitorClient.call(accounts.getResetInfo, { body: { token: token ?? '' }, signal }),
    enabled: token !== null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

  function handleDone() {
    clearLinkToken(PAGE);
    void navigate({ to: '/login', search: { after: 'reset' } });
  }

  if (error && isPassing(error)) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const isLocked = error instanceof ResponseError && error.code === 'accounts.guessesLocked';
  if ((error && !isLocked) || token === null) return <InvalidLink to="/forgot" />;
  return (
    <AuthPage
      quote={<Trans>Lost keys are no shame. We cut new ones.</Trans>}
      note={<Trans>Your new password never leaves this device.</Trans>}
      title={<Trans>Choose a new password</Trans>}
      lead={data && <Trans>For the account {data.username}.</Trans>}
    >
      {isLocked ? <FormError error={error} /> : <ResetSteps token={token} reset={data} onDone={handleDone} onRenew={refetch} />}
    </AuthPage>
  );
}
