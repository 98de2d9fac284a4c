import { Trans, useLingui } from '@lingui/react/macro';
import type { CaseKind } from '@subrosa/rules/moderation/case-rules';
import type { BannedIdentifierKind } from '@subrosa/rules/moderation/sanctions';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { bannedIdentifierLabels } from '../sanction-labels.ts';
import classes from './written.module.css';

type OpeningReasonProps = { kind: CaseKind; matchedIdentifiers: readonly BannedIdentifierKind[] };

/** Why the system opened a case about a profile. */
export function OpeningReason({ kind, matchedIdentifiers }: OpeningReasonProps) {
  if (kind === 'ban_evasion') return <BanEvasionReason matchedIdentifiers={matchedIdentifiers} />;
  if (kind === 'under_age') {
    return (
      <ReasonNote>
        <Trans>The ID check found that this member is under 19. Decide whether the account can stay open.</Trans>
      </ReasonNote>
    );
  }
  return (
    <ReasonNote>
      <Trans>Contact details were removed from these texts, or the member rewrote them after staff hid them.</Trans>
    </ReasonNote>
  );
}

function BanEvasionReason({ matchedIdentifiers }: { matchedIdentifiers: readonly BannedIdentifierKind[] }) {
  const { t, i18n } = useLingui();
  const traits = new Intl.ListFormat(i18n.locale).format(matchedIdentifiers.map((kind) => t(bannedIdentifierLabels[kind])));
  return (
    <ReasonNote>
      {matchedIdentifiers.length === 0 ? (
        <Trans>This account matched a banned member, but the data behind the match has since been deleted.</Trans>
      ) : (
        <Trans>Matches a banned member. Same: {traits}.</Trans>
      )}
    </ReasonNote>
  );
}

function ReasonNote({ children }: { children: ReactNode }) {
  return (
    <p className={classes.why}>
      <IconInfoCircle size={18} stroke={1.6} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
