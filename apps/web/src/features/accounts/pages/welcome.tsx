import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { accounts } from '@subrosa/contract/addresses/accounts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../../shared/api/client.ts';
import { useSession, type SessionAccount } from '../../../shared/session/session.ts';
import { WelcomeList } from '../checklist/welcome-list.tsx';

/** The welcome of somebody new. The list is its last step: the steps of the profile come before it. */
export function Welcome() {
  const account = useSession((session) => session.account);
  return account && <LastStep account={account} />;
}

function LastStep({ account }: { account: SessionAccount }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.call(accounts.finishWelcome),
    onSuccess: async () => {
      useSession.getState().begin({ ...account, state: 'active' });
      await navigate({ to: '/requests' });
    },
  });
  return (
    <WelcomeList username={account.username}>
      <Button size="lg" loading={isPending} onClick={() => mutate()}>
        <Trans>Go to the house</Trans>
      </Button>
    </WelcomeList>
  );
}
