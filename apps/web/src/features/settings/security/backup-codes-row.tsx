import { Plural, Trans } from '@lingui/react/macro';
import { IconListNumbers } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useReauthentication } from '../../accounts/index.ts';
import { renewBackupCodes } from '../calls/second-factors.ts';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';

type BackupCodesRowProps = {
  left: number;
  onChange: (backupCodes: readonly string[]) => void;
};

/** For the day when the phone is lost. */
export function BackupCodesRow({ left, onChange }: BackupCodesRowProps) {
  const { perform } = useReauthentication();
  const renewal = useMutation({
    mutationFn: () =>
      perform(
        { reason: <Trans>You get ten new codes. The old ones are void from then on.</Trans>, action: <Trans>Make new codes</Trans> },
        renewBackupCodes,
      ),
    onSuccess: (codes) => codes && onChange(codes),
  });
  return (
    <Row
      icon={<IconListNumbers size={24} stroke={1.5} aria-hidden="true" />}
      title={<Trans>Backup codes</Trans>}
      detail={<Plural value={left} _0="None left. Make new ones." one="# left. Each works once." other="# left. Each works once." />}
    >
      <RowButton onClick={() => renewal.mutate()}>
        <Trans>Make new codes</Trans>
      </RowButton>
    </Row>
  );
}
