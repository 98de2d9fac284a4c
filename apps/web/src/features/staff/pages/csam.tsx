import { Trans } from '@lingui/react/macro';
import { ClientError } from '@subrosa/contract/client/errors';
import { may } from '@subrosa/rules/moderation/staff';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../shared/session/session.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { neighbour } from '../next-case.ts';
import { focusedCase, focusRow } from '../queue/focused-row.ts';
import { csamCasesQuery } from '../csam/api.ts';
import { CsamReviewersSection } from '../csam/reviewers.tsx';
import { CsamCaseRow } from '../csam/csam-case.tsx';
import classes from '../csam/csam.module.css';
import { useHelp } from '../shortcuts/help.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';

/**
 * The page of CSAM cases: the cases for CSAM reviewers; the list of reviewers for those who propose or confirm them. The material is never
 * displayed.
 */
export function CsamCases() {
  const role = useSession((session) => session.account?.staffRole ?? null);
  const openHelp = useHelp((help) => help.open);
  const query = useQuery(csamCasesQuery);
  const cases = query.data ?? [];
  const move = (step: 1 | -1) => focusRow(neighbour(cases, focusedCase(), step));
  useShortcuts({ j: () => move(1), k: () => move(-1), '?': openHelp });
  const isNotNamed = query.error instanceof ClientError && query.error.code === 'resource.notFound';
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>
        <Trans context="staff area">Restricted</Trans>
      </h1>
      {isNotNamed && (
        <p className={classes.text}>
          <Trans>You don’t have access to restricted cases.</Trans>
        </p>
      )}
      {!query.data && !isNotNamed && <QueryFallback query={query} skeleton={<SkeletonList shape="rows" count={3} />} />}
      {query.data && cases.length === 0 && (
        <EmptyState title={<Trans>No cases waiting</Trans>}>
          <Trans>Matches with known illegal material, and cases escalated by colleagues.</Trans>
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
      {/* After the cases, whose number is unknown while they are loading. */}
      {!query.isPending && (may(role, 'propose_csam_reviewer') || may(role, 'confirm_csam_reviewer')) && <CsamReviewersSection />}
    </div>
  );
}
