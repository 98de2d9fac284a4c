import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { SendPrivately } from '../../conversations/index.ts';
import type { DialogProps } from './dialog-props.ts';
import classes from './share-dialog.module.css';

/** The link of a post, to share with another member. */
export function ShareDialog({ request, opened, onClose }: DialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);
  const link = `${location.origin}/requests/details/${request.id}`;

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      // Some browsers do not allow writing to the clipboard: the link is then selected for the member to copy.
      input.current?.select();
      setOutcome('selected');
    }
  }

  return (
    <Dialog opened={opened} onClose={onClose} returnFocus={false} size={480} title={<Trans>Share this request</Trans>}>
      <div className={classes.row}>
        <TextInput
          ref={input}
          size="md"
          dir="ltr"
          readOnly
          className={classes.link}
          label={<Trans>Link for members only</Trans>}
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button variant="default" size="md" data-autofocus onClick={() => void handleCopy()}>
          <Trans>Copy</Trans>
        </Button>
      </div>
      <p role="status" className={classes.outcome}>
        {outcome === 'copied' && <Trans>Link copied.</Trans>}
        {outcome === 'selected' && <Trans>We couldn’t copy the link. It’s selected, so you can copy it by hand.</Trans>}
      </p>
      <SendPrivately text={link} />
    </Dialog>
  );
}
