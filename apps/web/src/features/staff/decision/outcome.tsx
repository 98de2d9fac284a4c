import { Trans, useLingui } from '@lingui/react/macro';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import type { OpenCase } from '../calls/cases.ts';
import { sanctionWords } from '../sanction-words.ts';
import { decidedWords, reasonWords } from '../words.ts';
import classes from './decision-pane.module.css';

type OutcomeProps = { opened: OpenCase };

/** How a case was decided. */
export function Outcome({ opened: { decision, reason, note, sanction } }: OutcomeProps) {
  const { t } = useLingui();
  return (
    <>
      <h2 className={classes.title}>{decision === null ? <Trans>Decision</Trans> : t(decidedWords[decision])}</h2>
      {reason !== null && <p className={classes.text}>{t(reasonWords[reason])}</p>}
      {sanction && <Given sanction={sanction} />}
      {note !== null && (
        <blockquote className={classes.note} dir="auto">
          {note}
        </blockquote>
      )}
    </>
  );
}

function Given({ sanction: { kind, until, lifted } }: { sanction: NonNullable<OpenCase['sanction']> }) {
  const { t } = useLingui();
  const name = t(sanctionWords[kind]);
  if (lifted) {
    return (
      <p className={classes.text}>
        <Trans>{name}, over or taken back</Trans>
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
