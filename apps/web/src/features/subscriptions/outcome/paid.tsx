import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCrown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Held } from '../calls/own.ts';
import { WireDay } from '../wire-day.tsx';
import { planNameOf } from '../labels.ts';
import { Message } from './message.tsx';

type PaidProps = { held: Held | null };

/** The money is here, and so is what it bought: every page has it already. */
export function Paid({ held }: PaidProps) {
  const { t } = useLingui();
  return (
    <div role="status">
      <Message
        icon={<IconCrown size={32} stroke={1.5} />}
        title={held?.standing === 'scheduled' ? <Trans>Your next plan is paid</Trans> : <Trans>You are premium</Trans>}
        actions={
          <>
            <Button component={Link} to="/chat" size="md">
              <Trans>To your messages</Trans>
            </Button>
            <Button component={Link} to="/settings/upgrade" size="md" variant="default">
              <Trans>Plan and receipts</Trans>
            </Button>
          </>
        }
      >
        {held && (
          <p>
            <strong>{t(planNameOf(held.subscription_plan_id))}</strong>
            <br />
            <Term held={held} />
          </p>
        )}
        <p>
          <Trans>Everything in premium works at once, in every window that you have open.</Trans>
        </p>
      </Message>
    </div>
  );
}

function Term({ held }: { held: Held }) {
  if (held.standing === 'scheduled') {
    return (
      <Trans>
        It begins on <WireDay day={held.subscription_date} />, when what runs now ends.
      </Trans>
    );
  }
  if (held.renewsOn) {
    return (
      <Trans>
        It renews by itself on <WireDay day={held.renewsOn} />.
      </Trans>
    );
  }
  return (
    held.subscription_due_date && (
      <Trans>
        It lasts until <WireDay day={held.subscription_due_date} />.
      </Trans>
    )
  );
}
