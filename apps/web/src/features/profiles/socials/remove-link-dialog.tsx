import { Trans } from '@lingui/react/macro';
import type { OwnProfile } from '@subrosa/contract/profiles/schemas';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { useSocials } from '../api/links.ts';

type RemoveLinkDialogProps = {
  link: OwnProfile['links'][number] | null;
  name: string | null;
  onClose: () => void;
};

export function RemoveLinkDialog({ link, name, onClose }: RemoveLinkDialogProps) {
  const { removeLink } = useSocials();
  const { mutate, isPending } = useMutation({ mutationFn: removeLink, onSettled: onClose });
  return (
    <ConfirmDialog
      opened={link !== null}
      title={<Trans>Remove this link?</Trans>}
      confirmLabel={<Trans>Remove link</Trans>}
      danger
      isPending={isPending}
      onConfirm={() => link && mutate(link.id)}
      onClose={onClose}
    >
      <Trans>
        <bdi>{name}</bdi> will no longer appear on your profile.
      </Trans>
    </ConfirmDialog>
  );
}
