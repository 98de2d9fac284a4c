import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { firstMessageSteps, type FirstMessageStep } from '@subrosa/rules/conversations/first-message';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { accountQuery } from '../../shared/session/own-account.ts';
import { Steps } from '../../shared/ui/steps.tsx';
import { usePending } from '../../shared/use-pending.ts';
import { BoundariesNote } from '../connections/index.ts';
import { putConversation } from '../conversations/index.ts';
import { PhoneSteps } from '../phone/index.ts';
import { PlanChoice } from '../subscriptions/index.ts';
import { clearFirstMessage, firstMessageQuery, openFirstMessage, type FirstMessage } from './api.ts';
import { ConnectionStep } from './connection-step.tsx';
import classes from './first-message-steps.module.css';
import { stepNames } from './step-names.ts';

type FirstMessageStepsProps = {
  plan: FirstMessage;
  /** Called when the member leaves, for the conversation or because they do not want to write. */
  onEnd: () => void;
};

/** The steps to a first message: the current one can be done here, and the last one opens the conversation. */
export function FirstMessageSteps({ plan, onEnd }: FirstMessageStepsProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { member, missing } = plan;
  // Steps that are done stay in the list.
  const [listed] = useState(() => missing);
  const all = firstMessageSteps.filter((step) => listed.includes(step) || missing.includes(step));
  const current = missing[0];
  const { isPending, run } = usePending();

  async function dismiss() {
    onEnd();
    await clearFirstMessage();
    queryClient.setQueryData(firstMessageQuery.queryKey, null);
  }

  return (
    <div className={classes.steps}>
      {all.length > 0 && (
        <Steps
          steps={[...all.map((step) => ({ key: step, name: t(stepNames[step]) })), { key: 'write', name: <Trans>Message</Trans> }]}
          current={current ? all.indexOf(current) : all.length}
        />
      )}
      <BoundariesNote username={member.username} />
      <section className={classes.step}>
        {current ? <StepContent step={current} plan={plan} /> : <Write plan={plan} onEnd={onEnd} />}
      </section>
      <Button variant="subtle" size="md" disabled={isPending} onClick={() => void run(dismiss)}>
        <Trans>Not now</Trans>
      </Button>
    </div>
  );
}

function StepContent({ step, plan }: { step: FirstMessageStep; plan: FirstMessage }) {
  const queryClient = useQueryClient();
  switch (step) {
    case 'connection':
      return <ConnectionStep member={plan.member} />;
    case 'phone':
      return (
        <PhoneSteps
          onVerified={() => {
            void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
            void queryClient.invalidateQueries({ queryKey: firstMessageQuery.queryKey });
          }}
          blocked={<PhoneBlocked />}
        />
      );
    case 'identity':
      return <IdentityStep />;
    case 'premium':
      return <PlanChoice />;
    default:
      return step satisfies never;
  }
}

function PhoneBlocked() {
  return (
    <div role="alert" className={classes.step}>
      <p className={classes.text}>
        <Trans>Too many attempts, so we’ve paused this to protect you. Try again in 24 hours, or verify your identity instead.</Trans>
      </p>
      <Button component={Link} to="/verify" size="md" variant="default" fullWidth>
        <Trans>Verify your identity</Trans>
      </Button>
    </div>
  );
}

function IdentityStep() {
  return (
    <>
      <p className={classes.text}>
        <Trans>Confidants don’t pay here. Once your identity is verified, premium is yours for life.</Trans>
      </p>
      <Button component={Link} to="/verify" size="md" fullWidth>
        <Trans>Verify your identity</Trans>
      </Button>
    </>
  );
}

function Write({ plan, onEnd }: FirstMessageStepsProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { isPending, run } = usePending();
  const { id, username } = plan.member;

  async function open() {
    const { conversation, requestId } = await openFirstMessage(id);
    putConversation(queryClient, conversation);
    onEnd();
    await navigate({ to: '/chat/$id', params: { id: conversation.id }, state: { aboutRequest: requestId ?? undefined } });
    queryClient.setQueryData(firstMessageQuery.queryKey, null);
  }

  return (
    <Button size="md" fullWidth data-autofocus loading={isPending} onClick={() => void run(open)}>
      <Trans>
        Write to <bdi>{username}</bdi>
      </Trans>
    </Button>
  );
}
