import { useLingui } from '@lingui/react/macro';
import { IconCheck, IconChecks, IconClock } from '@tabler/icons-react';
import type { SentState } from '../../conversations/index.ts';
import classes from './ticks.module.css';

type TicksProps = { state: SentState | 'sending' };

/** Whether one's message is on its way, with the service, in the other's browser, or read. */
export function Ticks({ state }: TicksProps) {
  const { t } = useLingui();
  const looks = {
    sending: { Icon: IconClock, words: t`Sending` },
    sent: { Icon: IconCheck, words: t`Sent` },
    delivered: { Icon: IconChecks, words: t`Delivered` },
    read: { Icon: IconChecks, words: t`Read` },
  };
  const { Icon, words } = looks[state];
  return <Icon size={16} stroke={1.6} role="img" aria-label={words} className={classes.ticks} data-state={state} />;
}
