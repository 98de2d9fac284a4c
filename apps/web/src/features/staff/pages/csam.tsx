import { Trans } from '@lingui/react/macro';
import { ClientError } from '@subrosa/contract/client/errors';
import { may } from '@subrosa/rules/moderation/staff';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../shared/session/session.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';
import { neighbour } from '../next-case.ts';
import { focusedCase, focusRow } from '../queue/focused-row.ts';
import { csamCasesQuery } from '../csam/calls.ts';
import { People } from '../csam/people.tsx';
import { CsamCaseRow } from '../csam/csam-case.tsx';
import classes from '../csam/csam.module.css';
import { useHelp } from '../shortcuts/help.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';

/** `/staff/sealed`: for the named persons their cases; for who names them, who they are. Nothing is ever shown of what a case is about. */
export function CsamCases() {
  const role = useSession((session) => session.account?.staffRole ?? null);
  const openHelp = useHelp((help) => help.open);
  const query = useQuery(csamCasesQuery);
  const cases = query.data ?? [];
  const move = (step: 1 | -1) => focusRow(neighbour(cases, focusedCase(), step));
  useShortcuts({ j: () => move(1), k: () => move(-1), '?': openHelp });
  const isNotNamed = query.error instanceof ClientError && query.error.code === 'page.missing';
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>
        <Trans>Sealed</Trans>
      </h1>
      {isNotNamed && (
        <p className={classes.text}>
          <Trans>You are not among the named persons: there is nothing here for you.</Trans>
        </p>
      )}
      {!query.data && !isNotNamed && <Unloaded query={query} skeleton={<SkeletonList shape="rows" count={3} />} />}
      {query.data && cases.length === 0 && (
        <EmptyState title={<Trans>Nothing waits</Trans>}>
          <Trans>What a list of unlawful material knows, or a colleague hands over, comes here.</Trans>
        </EmptyState>
      )}
      {cases.length > 0 && (
        <ol className={classes.list}>
          {cases.map((found) => (
            <li key={found.id}>
              <CsamCaseRow found={found} />
            </li>
          ))}
        </ol>
      )}
      {/* After the cases, of which nobody knows how many there are. */}
      {!query.isPending && (may(role, 'propose_csam_reviewer') || may(role, 'confirm_csam_reviewer')) && <People />}
    </div>
  );
}
