import { Trans } from '@lingui/react/macro';
import { SearchForm } from '../members/search-form.tsx';
import { RoomPage } from '../parts/room-page.tsx';
import { useHelp } from '../shortcuts/help.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';

/** `/staff/members`: the way to one member's page. */
export function Members() {
  const openHelp = useHelp((help) => help.open);
  useShortcuts({ '?': openHelp });
  return (
    <RoomPage
      title={<Trans>Members</Trans>}
      lead={<Trans>Find one member by something that you know exactly. The page opens for an hour, and each search is written down.</Trans>}
    >
      <SearchForm />
    </RoomPage>
  );
}
