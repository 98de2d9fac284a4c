import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { accessesQuery, type DocumentAccess } from '../calls/own-verification.ts';
import frame from '../frame.module.css';
import { kindLabels } from '../labels.ts';
import classes from './status.module.css';

/** Who looked at one's documents, every time. */
export function AccessLog() {
  const { t } = useLingui();
  const { data } = useQuery(accessesQuery);
  if (!data) return null;
  return (
    <section className={classes.part}>
      <h2 className={frame.subtitle}>
        <Trans>Who looked</Trans>
      </h2>
      {data.looks.length === 0 ? (
        <p>
          <Trans>Nobody has looked at your documents.</Trans>
        </p>
      ) : (
        <dl className={classes.facts}>
          {data.looks.map((access) => (
            <div key={`${access.at} ${access.kind}`}>
              <dt>
                <AccessedBy access={access} />, {t(kindLabels[access.kind])}
              </dt>
              <dd>
                <MomentText instant={access.at} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** A look outside the case is said to be one. */
export function AccessedBy({ access: { by, because } }: { access: DocumentAccess }) {
  if (by === null) return <Trans>Somebody who has left our staff</Trans>;
  return because === 'case' ? (
    <Trans>
      <bdi>{by}</bdi> looked
    </Trans>
  ) : (
    <Trans>
      <bdi>{by}</bdi> looked, with the consent of a second person
    </Trans>
  );
}
