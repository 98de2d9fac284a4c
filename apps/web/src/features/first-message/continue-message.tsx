import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { firstMessageQuery } from './api.ts';
import classes from './continue-message.module.css';
import { FirstMessageDialog } from './first-message-dialog.tsx';
import { FirstMessageSteps } from './first-message-steps.tsx';
import { useFirstMessage } from './use-first-message.ts';

type ContinueMessageProps = {
  /** Shows the steps at once, instead of a button that opens them. */
  expanded?: boolean;
};

/** Continues the way to a first message where the member left it. */
export function ContinueMessage({ expanded = false }: ContinueMessageProps) {
  const { data: plan } = useQuery(firstMessageQuery);
  const { isOpened, open, close } = useFirstMessage();
  if (!plan) return null;
  const { username } = plan.member;
  if (expanded) {
    return (
      <section className={classes.card} aria-labelledby="continue-message">
        <h2 id="continue-message" className={classes.title}>
          <Trans>
            Message <bdi>{username}</bdi>
          </Trans>
        </h2>
        <FirstMessageSteps plan={plan} onEnd={close} />
      </section>
    );
  }
  return (
    <div className={classes.row}>
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={<IconMessageCircle size={19} stroke={1.6} aria-hidden="true" />}
        onClick={open}
      >
        <Trans>
          Continue your message to <bdi>{username}</bdi>
        </Trans>
      </Button>
      <FirstMessageDialog opened={isOpened} onClose={close} />
    </div>
  );
}
