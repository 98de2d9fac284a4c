import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { ProsePage } from '../../../shared/ui/prose-page.tsx';

type EmailSubscriptionProps = {
  /** A signed token for one member and this one preference. */
  token: string;
};

/** Disables or re-enables a member's email notifications. It acts on a click, because email programs open links automatically. */
export function EmailSubscription({ token }: EmailSubscriptionProps) {
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: (subscribed: boolean) => client.call(accounts.changeEmailSubscription, { query: { token }, body: { subscribed } }),
  });
  const hasLeft = data?.subscribed === false;
  return (
    <ProsePage title={<Trans>Email notifications</Trans>}>
      <p role="status">
        {isError && <Trans>This link has expired. You can change this in Settings.</Trans>}
        {!isError && !data && <Trans>You won’t receive any more notifications by email. We’ll still send required emails.</Trans>}
        {!isError && hasLeft && <Trans>You’ve unsubscribed. We’ll still send required emails.</Trans>}
        {!isError && data?.subscribed && <Trans>You’ve subscribed again.</Trans>}
      </p>
      {!isError && (
        <Button size="md" variant={hasLeft ? 'default' : 'filled'} loading={isPending} onClick={() => mutate(hasLeft)}>
          {hasLeft ? <Trans>Subscribe again</Trans> : <Trans>Unsubscribe</Trans>}
        </Button>
      )}
    </ProsePage>
  );
}
