import { Trans, useLingui } from '@lingui/react/macro';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import type { OpenCase } from '../api/cases.ts';
import { sanctionLabels } from '../sanction-labels.ts';
import { decidedLabels, reasonLabels } from '../labels.ts';
import classes from './decision-pane.module.css';

type OutcomeProps = { opened: OpenCase };

/** The decision on a case. */
export function Outcome({ opened: { decision, reason, note, sanction } }: OutcomeProps) {
  const { t } = useLingui();
  return (
    <>
      <h2 className={classes.title}>{decision === null ? <Trans>Decision</Trans> : t(decidedLabels[decision])}</h2>
      {reason !== null && <p className={classes.text}>{t(reasonLabels[reason])}</p>}
      {sanction && <ImposedSanction sanction={sanction} />}
      {note !== null && (
        <blockquote className={classes.note} dir="auto">
          {note}
        </blockquote>
      )}
    </>
  );
}

function ImposedSanction({ sanction: { kind, until, lifted } }: { sanction: NonNullable<OpenCase['sanction']> }) {
  const { t } = useLingui();
  const name = t(sanctionLabels[kind]);
  if (lifted) {
    return (
      <p className={classes.text}>
        <Trans>{name} (ended or reversed)</Trans>
      </p>
    );
  }
  return (
    <p className={classes.text}>
      {until === null ? (
        name
      ) : (
        <Trans>
          {name}, until <MomentText instant={until} />
        </Trans>
      )}
    </p>
  );
}
