import { Plural, Trans } from '@lingui/react/macro';
import { IconListNumbers } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useReauthentication } from '../../accounts/index.ts';
import { renewBackupCodes } from '../api/second-factors.ts';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';

type BackupCodesRowProps = {
  left: number;
  onChange: (backupCodes: readonly string[]) => void;
};

/** Backup codes for a lost phone. */
export function BackupCodesRow({ left, onChange }: BackupCodesRowProps) {
  const { perform } = useReauthentication();
  const renewal = useMutation({
    mutationFn: () =>
      perform(
        { reason: <Trans>You’ll get 10 new codes. Your old codes will stop working.</Trans>, action: <Trans>Create new codes</Trans> },
        renewBackupCodes,
      ),
    onSuccess: (codes) => codes && onChange(codes),
  });
  return (
    <Row
      icon={<IconListNumbers size={24} stroke={1.5} aria-hidden="true" />}
      title={<Trans>Backup codes</Trans>}
      detail={
        <Plural
          value={left}
          _0="No codes left. Create new ones."
          one="# code left. It works once."
          other="# codes left. Each works once."
        />
      }
    >
      <RowButton onClick={() => renewal.mutate()}>
        <Trans>Create new codes</Trans>
      </RowButton>
    </Row>
  );
}
