import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { looksQuery, type Look } from '../calls/own-verification.ts';
import frame from '../frame.module.css';
import { kindWords } from '../words.ts';
import classes from './status.module.css';

/** Who looked at one's documents, every time. */
export function Looks() {
  const { t } = useLingui();
  const { data } = useQuery(looksQuery);
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
          {data.looks.map((look) => (
            <div key={`${look.at} ${look.kind}`}>
              <dt>
                <LookedBy look={look} />, {t(kindWords[look.kind])}
              </dt>
              <dd>
                <MomentText instant={look.at} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** A look outside the case is said to be one. */
export function LookedBy({ look: { by, because } }: { look: Look }) {
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
