import { Trans } from '@lingui/react/macro';
import { Capital } from '../../../shared/ui/capital.tsx';

export function NoEntries() {
  return (
    <Capital>
      <Trans>no entries yet</Trans>
    </Capital>
  );
}
