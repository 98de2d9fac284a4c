import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { accessesQuery, type DocumentAccess } from '../api/own-verification.ts';
import frame from '../frame.module.css';
import { kindLabels } from '../labels.ts';
import classes from './status.module.css';

/** Every access of staff to the member's documents. */
export function AccessLog() {
  const { t } = useLingui();
  const { data } = useQuery(accessesQuery);
  if (!data) return null;
  return (
    <section className={classes.part}>
      <h2 className={frame.subtitle}>
        <Trans>Who viewed your ID</Trans>
      </h2>
      {data.accesses.length === 0 ? (
        <p>
          <Trans>No one has viewed your documents.</Trans>
        </p>
      ) : (
        <dl className={classes.details}>
          {data.accesses.map((access) => (
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

/** Marks an access outside the case. */
export function AccessedBy({ access: { by, accessBasis } }: { access: DocumentAccess }) {
  if (by === null) return <Trans>Former staff member</Trans>;
  return accessBasis === 'case' ? (
    <Trans>
      Viewed by <bdi>{by}</bdi>
    </Trans>
  ) : (
    <Trans>
      Viewed by <bdi>{by}</bdi> with approval by a second person
    </Trans>
  );
}
