import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import type { CropShape } from '../../media/index.ts';
import { removePicture } from './api.ts';

type RemovePictureProps = { shape: CropShape; label: string; profileId: string };

export function RemovePicture({ shape, label, profileId }: RemovePictureProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const removing = useMutation({
    mutationFn: () => removePicture(queryClient, shape, profileId),
    onSettled: () => setConfirming(false),
  });
  return (
    <>
      <Button variant="default" size="sm" c="var(--error)" aria-label={t`Remove: ${label}`} onClick={() => setConfirming(true)}>
        <Trans>Remove</Trans>
      </Button>
      <ConfirmDialog
        danger
        opened={isConfirming}
        title={shape === 'photo' ? <Trans>Remove your profile photo?</Trans> : <Trans>Remove your cover?</Trans>}
        confirmLabel={<Trans>Remove</Trans>}
        isPending={removing.isPending}
        onConfirm={() => removing.mutate()}
        onClose={() => setConfirming(false)}
      >
        <Trans>Your profile will show a standard image until you choose a new one.</Trans>
      </ConfirmDialog>
    </>
  );
}
