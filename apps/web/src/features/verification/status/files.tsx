import { Trans, useLingui } from '@lingui/react/macro';
import { documentLimits } from '@subrosa/rules/documents/limits';
import { useQuery } from '@tanstack/react-query';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { ownDocumentsQuery } from '../api/own-verification.ts';
import frame from '../frame.module.css';
import { kindLabels } from '../labels.ts';
import classes from './status.module.css';

/** The member's documents, and how long each is kept. */
export function Files() {
  const { t } = useLingui();
  const { keepDays } = documentLimits;
  const documents = useQuery(ownDocumentsQuery).data?.documents.filter(({ state }) => state !== 'uploading') ?? [];
  if (documents.length === 0) return null;
  return (
    <section className={classes.part}>
      <h2 className={frame.subtitle}>
        <Trans>Your files</Trans>
      </h2>
      <dl className={classes.details}>
        {documents.map(({ id, kind, state, destroyAt, destroyedAt }) => (
          <div key={id}>
            <dt>{t(kindLabels[kind])}</dt>
            <dd>
              {state === 'destroyed' ? (
                <Trans>
                  Destroyed <Day instant={destroyedAt} />
                </Trans>
              ) : destroyAt === null ? (
                <Trans context="stored file">Encrypted</Trans>
              ) : (
                <Trans>
                  Destroyed on <Day instant={destroyAt} />
                </Trans>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={frame.note}>
        <Trans>Files are destroyed {keepDays} days after the decision.</Trans>
      </p>
    </section>
  );
}

const Day = ({ instant }: { instant: string | null }) => instant && <DateText date={instant.slice(0, 10)} />;
