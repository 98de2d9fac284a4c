import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { QueryFallback } from '../../shared/ui/query-fallback.tsx';
import { FieldsSkeleton } from '../../shared/ui/fields-skeleton.tsx';
import { Button } from '@mantine/core';
import { ConnectForm, connectionStateQuery, useConnectionState, useLiveConnections } from '../connections/index.ts';
import { firstMessageQuery } from './api.ts';
import classes from './first-message-steps.module.css';

type ConnectionStepProps = { member: { id: string; username: string } };

/** A private account: its owner decides first, so that nothing is paid for a message that they do not want. */
export function ConnectionStep({ member }: ConnectionStepProps) {
  useLiveConnections();
  const queryClient = useQueryClient();
  const query = useQuery(connectionStateQuery(member.id));
  const state = query.data?.state;
  const { username } = member;
  const { change } = useConnectionState(member.id, state && state !== 'self' ? state : 'none');
  const refresh = () => queryClient.invalidateQueries({ queryKey: firstMessageQuery.queryKey });
  if (!state) return <QueryFallback compact query={query} skeleton={<FieldsSkeleton count={1} />} />;

  async function confirm() {
    if (await change('confirm')) await refresh();
  }

  switch (state) {
    case 'outgoing':
      return (
        <p className={classes.text} role="status">
          <Trans>
            You’ve sent a request. We’ll notify you if <bdi>{username}</bdi> accepts, and you can continue here. There’s nothing to pay
            until then.
          </Trans>
        </p>
      );
    case 'incoming':
      return (
        <Button size="md" fullWidth onClick={() => void confirm()}>
          <Trans>Confirm</Trans>
        </Button>
      );
    default:
      return <ConnectForm member={member} state="none" onSent={() => void query.refetch()} />;
  }
}
