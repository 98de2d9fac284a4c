import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, type ComponentProps } from 'react';
import { SkeletonList } from '../../shared/ui/skeleton-list.tsx';
import classes from './lazy.module.css';

const Button = lazy(async () => ({ default: (await import('./start/message-button.tsx')).MessageButton }));
const Send = lazy(async () => ({ default: (await import('./share/send-privately.tsx')).SendPrivately }));
const Compose = lazy(async () => ({ default: (await import('./start/compose-dialog.tsx')).ComposeDialog }));
const Case = lazy(async () => ({ default: (await import('./case/conversation-case.tsx')).ConversationCase }));

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

export function SendPrivately(props: ComponentProps<typeof Send>) {
  return (
    <Suspense fallback={<SkeletonList shape="rows" count={3} />}>
      <Send {...props} />
    </Suspense>
  );
}

export function ConversationCase(props: ComponentProps<typeof Case>) {
  return (
    <Suspense fallback={<SkeletonList shape="rows" count={2} />}>
      <Case {...props} />
    </Suspense>
  );
}
