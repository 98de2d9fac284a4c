import { Trans } from '@lingui/react/macro';
import { IconPin } from '@tabler/icons-react';
import { useSummary } from '../text/use-summary.ts';
import { usePinned } from './pinned.ts';
import classes from './pinned-bar.module.css';
import { useConversation } from './conversation-context.ts';

/** The message that was pinned last, with a button to show all. */
export function PinnedBar() {
  const { conversation, open } = useConversation();
  const summary = useSummary();
  const { data } = usePinned();
  const last = data?.[0];
  const count = conversation.pins.length;
  return (
    <button type="button" className={classes.bar} onClick={() => open({ name: 'pinned', opened: true })}>
      <IconPin size={18} stroke={1.5} aria-hidden="true" />
      <span className={classes.label}>{count > 1 ? <Trans>Pinned: {count}</Trans> : <Trans>Pinned</Trans>}</span>
      <span className={classes.text} dir="auto">
        {last?.kind === 'text' && summary(last)}
      </span>
    </button>
  );
}
