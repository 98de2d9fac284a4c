import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { HelpLink } from '../help/help-link.tsx';
import frame from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';
import classes from './link-warning.module.css';

type LinkWarningProps = {
  /** The URL of the clicked link, or null. */
  url: string | null;
  onClose: () => void;
};

/** Shown before a link to another site opens: its URL, and that we are not responsible for its content. */
export function LinkWarning({ url, onClose }: LinkWarningProps) {
  // The content stays while the dialog fades out.
  const last = useRef('');
  if (url) last.current = url;
  const host = URL.canParse(last.current) ? new URL(last.current).host : last.current;
  return (
    <Dialog opened={url !== null} onClose={onClose} title={<Trans>You’re leaving Subrosa</Trans>} size={440}>
      <div className={frame.text}>
        <p className={classes.text}>
          <Trans>
            This link goes to <bdi className={classes.host}>{host}</bdi>, a third-party site we can’t vouch for. It opens in a new tab and
            won’t know you came from here.
          </Trans>
        </p>
        <bdi className={classes.url} dir="ltr">
          {last.current}
        </bdi>
        <HelpLink topic="outsideLink" />
      </div>
      <div className={frame.actions}>
        <Button variant="default" size="md" onClick={onClose} data-autofocus>
          <Trans>Stay here</Trans>
        </Button>
        <Button component="a" href={last.current} target="_blank" rel="noreferrer noopener" size="md" onClick={onClose}>
          <Trans>Open site</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
