import { useLingui } from '@lingui/react/macro';
import { IconCheck, IconChecks, IconClock } from '@tabler/icons-react';
import type { SentState } from '../../conversations/index.ts';
import classes from './ticks.module.css';

type TicksProps = { state: SentState | 'sending' };

/** Whether the member's own message is being sent, stored by the server, delivered, or read. */
export function Ticks({ state }: TicksProps) {
  const { t } = useLingui();
  const variants = {
    sending: { Icon: IconClock, label: t`Sending` },
    sent: { Icon: IconCheck, label: t`Sent` },
    delivered: { Icon: IconChecks, label: t`Delivered` },
    read: { Icon: IconChecks, label: t`Read` },
  };
  const { Icon, label } = variants[state];
  return <Icon size={16} stroke={1.6} role="img" aria-label={label} className={classes.ticks} data-state={state} />;
}
