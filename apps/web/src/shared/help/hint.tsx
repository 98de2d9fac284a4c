import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useId, useLayoutEffect, type ReactNode } from 'react';
import { HelpLink } from './help-link.tsx';
import type { HelpTopic } from './help-topics.ts';
import classes from './hint.module.css';
import { useHints, type HintName } from './hints.ts';

type HintProps = {
  name: HintName;
  topic: HelpTopic;
  children: ReactNode;
};

/** A hint until it is dismissed in this browser; never more than one at once. */
export function Hint({ name, topic, children }: HintProps) {
  const id = useId();
  const isDismissed = useHints(({ dismissed }) => dismissed.includes(name));
  const isShown = useHints(({ shown }) => shown === id);
  const isFree = useHints(({ shown }) => shown === null);
  const { show, hide, dismiss } = useHints.getState();

  // Before the page is painted, so that nothing moves.
  useLayoutEffect(() => {
    if (isFree && !isDismissed) show(id);
  }, [id, isFree, isDismissed, show]);
  useLayoutEffect(() => () => hide(id), [id, hide]);

  if (isDismissed || !isShown) return null;
  return (
    <div className={classes.hint} role="note">
      <IconBulb size={20} stroke={1.5} aria-hidden="true" className={classes.sign} />
      <div>
        <p className={classes.text}>{children}</p>
        <div className={classes.actions}>
          <HelpLink topic={topic} />
          <Button variant="subtle" size="sm" onClick={() => dismiss(name)}>
            <Trans>Hide hint</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}
