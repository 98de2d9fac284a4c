import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconEyeOff, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useAppConfig } from '../../../shared/use-app-config.ts';
import { usePending } from '../../../shared/use-pending.ts';
import { useOwnRequest } from '../calls/own.ts';
import type { RequestView } from '../calls/request.ts';
import { linkToEdit } from '../request-link.ts';
import { Mark } from './marked-text.tsx';
import classes from './owner-banner.module.css';
import { reasonTexts } from './reasons.ts';

type OwnerBannerProps = { request: RequestView };

/** To its owner, above a post that nobody else sees: why, and what to do. */
export function OwnerBanner({ request }: OwnerBannerProps) {
  const { own, status } = request;
  if (!own || status === 'published') return null;
  if (status === 'withdrawn') {
    return (
      <section className={classes.banner} data-tone="calm" aria-labelledby="standing">
        <IconEyeOff size={24} stroke={1.5} aria-hidden="true" className={classes.sign} />
        <div className={classes.content}>
          <h2 id="standing" className={classes.title}>
            <Trans>Withdrawn: only you can see this request</Trans>
          </h2>
          <p className={classes.text}>
            <Trans>It was taken back for good and cannot be changed any more.</Trans>
          </p>
        </div>
      </section>
    );
  }
  return <Unpublished request={request} own={own} />;
}

function Unpublished({ request, own }: { request: RequestView; own: NonNullable<RequestView['own']> }) {
  const { t } = useLingui();
  const { supportAddress: supportEmail } = useAppConfig();
  const { requestReview } = useOwnRequest(request.id);
  const { isPending, run } = usePending();

  return (
    <section className={classes.banner} data-tone="warn" aria-labelledby="standing">
      <IconAlertTriangle size={24} stroke={1.5} aria-hidden="true" className={classes.sign} />
      <div className={classes.content}>
        <h2 id="standing" className={classes.title}>
          <Trans>Unpublished: only you can see this request</Trans>
        </h2>
        {own.reason && <p className={classes.text}>{t(reasonTexts[own.reason])}</p>}
        {own.note && (
          <blockquote className={classes.quote} dir="auto">
            {own.note}
          </blockquote>
        )}
        {own.passages.length > 0 && (
          <ul className={classes.passages} aria-label={t`Marked passages`}>
            {own.passages.map(({ field, from, to }) => (
              <li key={`${field} ${from}`}>
                <Mark>{request[field].slice(from, to)}</Mark>
              </li>
            ))}
          </ul>
        )}
        {own.reviewAskedAt !== null && (
          <p className={classes.text}>
            <Trans>Our staff looks at it now. You will hear from us.</Trans>
          </p>
        )}
        <div className={classes.actions}>
          {request.can.edit && (
            <Button component={Link} {...linkToEdit(request.id)} leftSection={<IconPencil size={18} stroke={1.6} aria-hidden="true" />}>
              <Trans>Edit request</Trans>
            </Button>
          )}
          {request.can.askReview && (
            <Button variant="default" loading={isPending} onClick={() => void run(requestReview)}>
              <Trans>Ask for review</Trans>
            </Button>
          )}
          {supportEmail && (
            <a href={`mailto:${supportEmail}`} className={classes.link}>
              <Trans>
                Or write to <bdi>{supportEmail}</bdi>
              </Trans>
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
