import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { respondToDepiction, depictionsQuery, type Depiction } from '../api/depictions.ts';
import classes from './depiction-list.module.css';
import { DepictionRow } from './depiction-row.tsx';

/** Items of other members that, by their declaration, depict the member, who can confirm or object at any time. */
export function DepictionList() {
  const { data, error, refetch } = useQuery(depictionsQuery);
  const queryClient = useQueryClient();
  const [selected, setSelected] = useState<Depiction | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const answering = useMutation({
    mutationFn: ({ id, consent }: { id: string; consent: 'confirmed' | 'objected' }) => respondToDepiction(id, consent),
    onSettled: () => {
      setConfirming(false);
      return queryClient.invalidateQueries({ queryKey: depictionsQuery.queryKey });
    },
  });

  function handleObject(depiction: Depiction) {
    setSelected(depiction);
    setConfirming(true);
  }

  if (error) return <ErrorState error={error} compact onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList shape="rows" count={2} />;
  if (data.length === 0)
    return (
      <p className={classes.text}>
        <Trans>No one has tagged you. If someone does, we’ll ask you here before anything is published.</Trans>
      </p>
    );
  const uploader = selected?.uploader;
  return (
    <>
      <ul className={classes.list}>
        {data.map((depiction) => (
          <DepictionRow
            key={depiction.id}
            depiction={depiction}
            onConfirm={() => answering.mutate({ id: depiction.id, consent: 'confirmed' })}
            onObject={() => handleObject(depiction)}
          />
        ))}
      </ul>
      <ConfirmDialog
        danger
        opened={isConfirming}
        title={<Trans>Object to this item?</Trans>}
        confirmLabel={<Trans>Object</Trans>}
        isPending={answering.isPending}
        onConfirm={() => selected && answering.mutate({ id: selected.id, consent: 'objected' })}
        onClose={() => setConfirming(false)}
      >
        <Trans>
          It will be hidden immediately from everyone except <bdi>{uploader}</bdi>, and we’ll review it.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
