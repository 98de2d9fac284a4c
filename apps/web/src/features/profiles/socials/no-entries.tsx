import { Trans } from '@lingui/react/macro';
import { Capital } from '../components/capital.tsx';

export function NoEntries() {
  return (
    <Capital>
      <Trans>no entries yet</Trans>
    </Capital>
  );
}
