import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, type ComponentProps } from 'react';
import classes from './lazy.module.css';

const Button = lazy(async () => ({ default: (await import('./message-button.tsx')).MessageButton }));
const Compose = lazy(async () => ({ default: (await import('./compose-dialog.tsx')).ComposeDialog }));
const Continue = lazy(async () => ({ default: (await import('./continue-message.tsx')).ContinueMessage }));

// Loaded separately, so that importing one component does not download the others.

export function MessageButton(props: ComponentProps<typeof Button>) {
  return (
    <Suspense
      fallback={
        <span className={classes.waiting}>
          <Trans>Message</Trans>
        </span>
      }
    >
      <Button {...props} />
    </Suspense>
  );
}

export function ComposeDialog(props: ComponentProps<typeof Compose>) {
  return (
    <Suspense>
      <Compose {...props} />
    </Suspense>
  );
}

export function ContinueMessage(props: ComponentProps<typeof Continue>) {
  return (
    <Suspense>
      <Continue {...props} />
    </Suspense>
  );
}
