import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { supportRequestQuery, type SupportRequest as Written } from '../api/support-requests.ts';
import { privacyLabels } from '../labels.ts';
import { MediaSkeleton } from './media-skeleton.tsx';
import classes from './written.module.css';

type SupportRequestViewProps = { id: string };

/** A support request. The note of the decision is sent as the reply. */
export function SupportRequestView({ id }: SupportRequestViewProps) {
  const query = useQuery(supportRequestQuery(id));
  if (!query.data) return <QueryFallback query={query} skeleton={<MediaSkeleton />} />;
  const { email, reference, text, at, privacy } = query.data;
  return (
    <article className={classes.written}>
      <ul className={classes.details}>
        <li>
          <bdi>{email}</bdi>
        </li>
        <li>
          <bdi dir="ltr">{reference}</bdi>
        </li>
        <li>
          <MomentText instant={at} />
        </li>
      </ul>
      {privacy && <Privacy privacy={privacy} />}
      {text !== '' && (
        <blockquote className={classes.quote} dir="auto">
          {text}
        </blockquote>
      )}
      <p className={classes.none}>
        <Trans>Your note is emailed to the sender. If you leave it empty, nothing is sent.</Trans>
      </p>
    </article>
  );
}

function Privacy({ privacy: { kind, region, acknowledgeBy, answerBy } }: { privacy: NonNullable<Written['privacy']> }) {
  const { t } = useLingui();
  return (
    <section>
      <p className={classes.strong}>{t(privacyLabels[kind])}</p>
      <ul className={classes.details}>
        {region !== null && (
          <li>
            <bdi>{region}</bdi>
          </li>
        )}
        <li>
          <Trans>
            Acknowledge by <DateText date={acknowledgeBy} />
          </Trans>
        </li>
        <li>
          <Trans>
            Answer by <DateText date={answerBy} />
          </Trans>
        </li>
      </ul>
    </section>
  );
}
