import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { isNotFound } from '../../../shared/api/is-not-found.ts';
import { FieldsSkeleton } from '../../../shared/ui/fields-skeleton.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { ProsePage } from '../../../shared/ui/prose-page.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { noticeQuery } from '../api/notice-query.ts';
import classes from '../components/notices.module.css';
import { kindLabels, stateLabels } from '../labels.ts';

/** The page behind the link in our email; the secret is in the fragment after `#`. */
export function NoticeState() {
  const { t } = useLingui();
  const { ticket = '' } = useParams({ strict: false });
  const query = useQuery(noticeQuery(ticket, location.hash.slice(1)));
  const { data: notice } = query;
  if (isNotFound(query.error)) {
    return (
      <ProsePage title={<Trans>Status</Trans>}>
        <p role="status">
          <Trans>Open the link in our email to see your report.</Trans>
        </p>
      </ProsePage>
    );
  }
  return (
    <ProsePage title={<Trans>Status</Trans>}>
      {!notice && <QueryFallback query={query} skeleton={<FieldsSkeleton count={3} />} />}
      {notice && (
        <>
          <p role="status">
            {t(stateLabels[notice.state])} {notice.outcome === 'upheld' && <Trans>We took the action you asked for.</Trans>}
            {notice.outcome === 'dismissed' && <Trans>We reviewed it and took no action.</Trans>}
          </p>
          <dl className={classes.details}>
            <dt>
              <Trans>Ticket number</Trans>
            </dt>
            <dd>
              <bdi>{notice.ticket}</bdi>
            </dd>
            <dt>
              <Trans>About</Trans>
            </dt>
            <dd>{t(kindLabels[notice.kind].title)}</dd>
            <dt>
              <Trans>Received</Trans>
            </dt>
            <dd>
              <MomentText instant={notice.receivedAt} />
            </dd>
            {notice.state !== 'decided' && (
              <>
                <dt>
                  <Trans>We decide by</Trans>
                </dt>
                <dd>
                  <MomentText instant={notice.decideBy} />
                </dd>
              </>
            )}
          </dl>
          {notice.note && (
            <>
              <h2>
                <Trans>Note from the reviewer</Trans>
              </h2>
              <p className={classes.note}>
                <bdi>{notice.note}</bdi>
              </p>
            </>
          )}
          {notice.state === 'decided' && (
            <p>
              <Trans>If you disagree, reply to our email within six months. Someone else will review it.</Trans>
            </p>
          )}
        </>
      )}
    </ProsePage>
  );
}
