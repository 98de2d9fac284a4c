import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { DateText } from '../../../shared/ui/date-text.tsx';
import type { ReviewedMedia } from '../api/media-for-review.ts';
import classes from './details.module.css';
import { DetailsTitle, type DetailsLevel } from './details-title.tsx';

type OwnerDetailsProps = { item: ReviewedMedia; level: DetailsLevel };

const MEGABYTE = 1024 * 1024;

/** The uploader, the time, and earlier decisions. */
export function OwnerDetails({ item, level }: OwnerDetailsProps) {
  const { i18n } = useLingui();
  const { owner, previous, startedAt, bytes } = item;
  const megabytes = i18n.number(Math.max(0.1, bytes / MEGABYTE), { maximumFractionDigits: 1 });
  return (
    <section>
      <DetailsTitle level={level}>
        <Trans>Uploader</Trans>
      </DetailsTitle>
      <dl className={classes.details}>
        <div>
          <dt>
            <Trans>Member since</Trans>
          </dt>
          <dd>
            <DateText date={owner.joinedAt.slice(0, 10)} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Identity</Trans>
          </dt>
          <dd>{owner.verified ? <Trans>Verified</Trans> : <Trans>Not verified</Trans>}</dd>
        </div>
        <div>
          <dt>
            <Trans>Published before</Trans>
          </dt>
          <dd>
            <Plural value={previous.published} _0="Nothing" one="# item" other="# items" />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Rejected before</Trans>
          </dt>
          <dd data-warn={previous.rejected > 0 || undefined}>
            <Plural value={previous.rejected} _0="Nothing" one="# item" other="# items" />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Uploaded</Trans>
          </dt>
          <dd>
            <MomentText instant={startedAt} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Size</Trans>
          </dt>
          <dd>
            <Trans>{megabytes} MB</Trans>
          </dd>
        </div>
      </dl>
    </section>
  );
}
