import { Trans } from '@lingui/react/macro';
import { SearchForm } from '../members/search-form.tsx';
import { StaffPageLayout } from '../parts/staff-page-layout.tsx';
import { useHelp } from '../shortcuts/help.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';

/** `/staff/members`: the search for a member's page. */
export function Members() {
  const openHelp = useHelp((help) => help.open);
  useShortcuts({ '?': openHelp });
  return (
    <StaffPageLayout
      title={<Trans>Members</Trans>}
      lead={<Trans>Find a member by an exact detail. Access lasts one hour and every search is logged.</Trans>}
    >
      <SearchForm />
    </StaffPageLayout>
  );
}
