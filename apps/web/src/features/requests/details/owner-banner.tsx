import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconEyeOff, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { useAppConfig } from '../../../shared/use-app-config.ts';
import { useNow } from '../../../shared/use-now.ts';
import { usePending } from '../../../shared/use-pending.ts';
import { useOwnRequest } from '../api/own.ts';
import type { RequestView } from '../api/request.ts';
import { linkToEdit } from '../request-link.ts';
import { FlaggedSpan } from './flagged-text.tsx';
import classes from './owner-banner.module.css';
import { reasonTexts } from './reasons.ts';

type OwnerBannerProps = { request: RequestView };

/** For the owner, above a post that others cannot see: why, and what to do. */
export function OwnerBanner({ request }: OwnerBannerProps) {
  const { own, status } = request;
  if (!own || status === 'published') return null;
  if (status === 'withdrawn') {
    return (
      <section className={classes.banner} data-tone="calm" aria-labelledby="standing">
        <IconEyeOff size={24} stroke={1.5} aria-hidden="true" className={classes.sign} />
        <div className={classes.content}>
          <h2 id="standing" className={classes.title}>
            <Trans>Withdrawn. Only you can see this request.</Trans>
          </h2>
          <p className={classes.text}>
            <Trans>It was withdrawn permanently and can no longer be changed.</Trans>
          </p>
        </div>
      </section>
    );
  }
  return <Unpublished request={request} own={own} />;
}

function Unpublished({ request, own }: { request: RequestView; own: NonNullable<RequestView['own']> }) {
  const { t } = useLingui();
  const { supportEmail } = useAppConfig();
  const { requestReview } = useOwnRequest(request.id);
  const { isPending, run } = usePending();

  return (
    <section className={classes.banner} data-tone="warn" aria-labelledby="standing">
      <IconAlertTriangle size={24} stroke={1.5} aria-hidden="true" className={classes.sign} />
      <div className={classes.content}>
        <h2 id="standing" className={classes.title}>
          <Trans>Unpublished. Only you can see this request.</Trans>
        </h2>
        {own.republishes ? (
          <p className={classes.text}>
            <Trans>You’ve removed the highlighted text, so you can publish it again.</Trans>
          </p>
        ) : (
          own.reason && <p className={classes.text}>{t(reasonTexts[own.reason])}</p>
        )}
        {own.note && (
          <blockquote className={classes.quote} dir="auto">
            {own.note}
          </blockquote>
        )}
        {own.flaggedSpans.length > 0 && (
          <ul className={classes.flaggedSpans} aria-label={t`Highlighted text`}>
            {own.flaggedSpans.map(({ field, from, to }) => (
              <li key={`${field} ${from}`}>
                <FlaggedSpan>{request[field].slice(from, to)}</FlaggedSpan>
              </li>
            ))}
          </ul>
        )}
        {own.reviewRequestedAt !== null && (
          <p className={classes.text}>
            <ReviewTime dueAt={own.reviewDueAt} />
          </p>
        )}
        <div className={classes.actions}>
          {request.can.edit && (
            <Button
              component={Link}
              {...linkToEdit(request.id)}
              variant={own.republishes ? 'default' : 'filled'}
              leftSection={<IconPencil size={18} stroke={1.6} aria-hidden="true" />}
            >
              <Trans>Edit request</Trans>
            </Button>
          )}
          {request.can.requestReview && (
            <Button variant={own.republishes ? 'filled' : 'default'} loading={isPending} onClick={() => void run(requestReview)}>
              {own.republishes ? <Trans>Publish again</Trans> : <Trans>Request review</Trans>}
            </Button>
          )}
          {supportEmail && (
            <a href={`mailto:${supportEmail}`} className={classes.link}>
              <Trans>
                Or email <bdi>{supportEmail}</bdi>
              </Trans>
            </a>
          )}
          <HelpLink topic="unpublished" />
        </div>
      </div>
    </section>
  );
}

/** The expected time of the decision, as long as it is not over. */
function ReviewTime({ dueAt }: { dueAt: string | null }) {
  const now = useNow();
  if (!dueAt || Date.parse(dueAt) <= now.getTime()) return <Trans>Our team is reviewing it. We’ll let you know.</Trans>;
  return (
    <Trans>
      Our team is reviewing it and decides by <MomentText instant={dueAt} />. We’ll let you know.
    </Trans>
  );
}
