import { Trans, useLingui } from '@lingui/react/macro';
import { caseRules, needsReason, reasonsOf } from '@subrosa/rules/moderation/case-rules';
import type { IdentityCheck } from '@subrosa/rules/verification/checks';
import type { OpenCase } from '../api/cases.ts';
import { isIdentityKind } from '../identity-kind.ts';
import { checkLabels, reasonLabels } from '../labels.ts';
import { withCheck, withReason, type Draft, type DraftError } from './draft.ts';
import { NumberedChoices } from './numbered-choices.tsx';

type GroundsProps = {
  opened: OpenCase;
  draft: Draft;
  wanted: readonly IdentityCheck[] | null;
  problem: DraftError | null;
  isWide: boolean;
  onChange: (draft: Draft) => void;
};

/** The grounds of a decision: the checks, or a reason. Both are shown together only if their number keys do not conflict. */
export function Grounds({ opened: { kind }, draft, wanted, problem, isWide, onChange }: GroundsProps) {
  const { t } = useLingui();
  const goesAgainst = draft.decision !== null && needsReason(draft.decision);
  const hasReasons = isWide && !isIdentityKind(kind) && caseRules[kind].decisions.some(needsReason);
  return (
    <>
      {wanted && wanted.length > 0 && !goesAgainst && (
        <NumberedChoices
          part="checks"
          legend={<Trans>Passed</Trans>}
          choices={wanted}
          labels={checkLabels}
          value={draft.checks}
          error={problem === 'checks' ? t`Tick every check that passes, or decline.` : undefined}
          onChange={(check) => onChange(withCheck(draft, check))}
        />
      )}
      {(goesAgainst || hasReasons) && (
        <NumberedChoices
          part="reason"
          legend={<Trans>Reason</Trans>}
          choices={reasonsOf(kind)}
          labels={reasonLabels}
          value={draft.reason}
          error={problem === 'reason' ? t`Choose a reason.` : undefined}
          onChange={(reason) => onChange(withReason(draft, kind, reason))}
        />
      )}
    </>
  );
}
