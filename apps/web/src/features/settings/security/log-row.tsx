import { Trans } from '@lingui/react/macro';
import { useVault } from '../../../shared/vault/vault.ts';
import { Row } from '../components/row.tsx';

/** What this browser has read of the log of keys, for a comparison with an audit; nothing before it has read any of it. */
export function LogRow() {
  const log = useVault((vault) => vault.log);
  if (!log) return null;
  const { size, root } = log;
  return (
    <Row
      title={<Trans>Public log of keys</Trans>}
      detail={
        <Trans>
          Compare these values with an independent audit. Size: {size}. Root: <bdi dir="ltr">{root}</bdi>
        </Trans>
      }
    />
  );
}
