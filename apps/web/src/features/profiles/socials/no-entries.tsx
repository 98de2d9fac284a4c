import { Trans } from '@lingui/react/macro';
import { Capitalized } from '../../../shared/ui/capitalized.tsx';

export function NoEntries() {
  return (
    <Capitalized>
      <Trans>No entries yet</Trans>
    </Capitalized>
  );
}
