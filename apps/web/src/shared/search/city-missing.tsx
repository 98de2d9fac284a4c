import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../session/session.ts';
import { EmptyState } from '../ui/empty-state.tsx';

type CityMissingProps = { children: ReactNode };

/** Shown for a search nearby when the viewer's profile contains no city. */
export function CityMissing({ children }: CityMissingProps) {
  const username = useSession(({ account }) => account?.username ?? '');
  const editing: Pick<LinkProps, 'to' | 'params' | 'search'> = { to: '/$username', params: { username }, search: { edit: 'yes' } };
  return (
    <EmptyState
      title={<Trans>Where are you?</Trans>}
      action={
        <Button component={Link} {...editing} size="md">
          <Trans>Edit profile</Trans>
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
