import { Trans, useLingui } from '@lingui/react/macro';
import type { CaseKind } from '@subrosa/rules/moderation/cases';
import type { TraitKind } from '@subrosa/rules/moderation/sanctions';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { bannedIdentifierLabels } from '../sanction-labels.ts';
import classes from './written.module.css';

type WhyOpenedProps = { kind: CaseKind; knownBy: readonly TraitKind[] };

/** What the house found that somebody has to look at a profile for. */
export function WhyOpened({ kind, knownBy: matchedIdentifiers }: WhyOpenedProps) {
  if (kind === 'ban_evasion') return <Evader knownBy={matchedIdentifiers} />;
  if (kind === 'under_age') {
    return (
      <Why>
        <Trans>Whoever compared their document found somebody younger than 19. Decide whether the account can stay.</Trans>
      </Why>
    );
  }
  return (
    <Why>
      <Trans>These texts held several contact details, which were cut out, or were written anew after staff withheld them.</Trans>
    </Why>
  );
}

function Evader({ knownBy: matchedIdentifiers }: { knownBy: readonly TraitKind[] }) {
  const { t, i18n } = useLingui();
  const traits = new Intl.ListFormat(i18n.locale).format(matchedIdentifiers.map((kind) => t(bannedIdentifierLabels[kind])));
  return (
    <Why>
      {matchedIdentifiers.length === 0 ? (
        <Trans>They were known again as somebody who was banned; by now nothing of that is left to compare.</Trans>
      ) : (
        <Trans>Known again as somebody who was banned. The same: {traits}.</Trans>
      )}
    </Why>
  );
}

function Why({ children }: { children: ReactNode }) {
  return (
    <p className={classes.why}>
      <IconInfoCircle size={18} stroke={1.6} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
