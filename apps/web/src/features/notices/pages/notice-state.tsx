import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { isMissing } from '../../../shared/api/missing.ts';
import { FieldsSkeleton } from '../../../shared/ui/fields-skeleton.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { ProsePage } from '../../../shared/ui/prose-page.tsx';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';
import { noticeQuery } from '../calls/notice-query.ts';
import classes from '../components/notices.module.css';
import { kindLabels, stateLabels } from '../labels.ts';

/** Behind the link of our mail; its secret stands behind the `#`. */
export function NoticeState() {
  const { t } = useLingui();
  const { ticket = '' } = useParams({ strict: false });
  const query = useQuery(noticeQuery(ticket, location.hash.slice(1)));
  const { data: notice } = query;
  if (isMissing(query.error)) {
    return (
      <ProsePage title={<Trans>How far it is</Trans>}>
        <p role="status">
          <Trans>Please open the link of our mail. Without it we cannot show you anything here.</Trans>
        </p>
      </ProsePage>
    );
  }
  return (
    <ProsePage title={<Trans>How far it is</Trans>}>
      {!notice && <Unloaded query={query} skeleton={<FieldsSkeleton count={3} />} />}
      {notice && (
        <>
          <p role="status">
            {t(stateLabels[notice.state])} {notice.outcome === 'upheld' && <Trans>We have done what you asked for.</Trans>}
            {notice.outcome === 'dismissed' && <Trans>We have looked at it and left things as they are.</Trans>}
          </p>
          <dl className={classes.facts}>
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
                <Trans>From the person who decided</Trans>
              </h2>
              <p className={classes.note}>
                <bdi>{notice.note}</bdi>
              </p>
            </>
          )}
          {notice.state === 'decided' && (
            <p>
              <Trans>If you disagree, answer our mail within six months. Another person then looks at it again.</Trans>
            </p>
          )}
        </>
      )}
    </ProsePage>
  );
}
