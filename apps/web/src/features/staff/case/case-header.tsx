import { Trans, useLingui } from '@lingui/react/macro';
import { IconClock } from '@tabler/icons-react';
import type { Ref } from 'react';
import { PlaceholderImage } from '../../../shared/ui/placeholder-image.tsx';
import { VerifiedBadge } from '../../../shared/ui/verified-badge.tsx';
import { isFromOutside } from '../case-name.ts';
import type { OpenCase } from '../api/cases.ts';
import type { ReviewedMedia } from '../api/media-for-review.ts';
import { TimeLeft } from '../parts/time-left.tsx';
import { decidedLabels, kindLabels } from '../labels.ts';
import classes from './case-header.module.css';

type CaseHeaderProps = {
  opened: OpenCase;
  owner: ReviewedMedia['owner'] | undefined;
  /** The heading level; on small screens it is the heading of the page. */
  level: 1 | 2;
  titleRef: Ref<HTMLHeadingElement>;
};

/** The owner of the subject, the kind of the case, and its deadline or decision. */
export function CaseHeader({ opened, owner, level, titleRef }: CaseHeaderProps) {
  const { t } = useLingui();
  const Heading = `h${level}` as const;
  const { id, username, kind, decision, dueAt } = opened;
  return (
    <header className={classes.header}>
      <span className={classes.avatar}>
        <PlaceholderImage seed={username ?? id} motif="person" />
      </span>
      <div className={classes.text}>
        <Heading ref={titleRef} tabIndex={-1} className={classes.name}>
          <bdi>{username ?? (isFromOutside(opened) ? t`From outside Subrosa` : t`Account deleted`)}</bdi>
          {owner?.verified && <VerifiedBadge size={20} />}
        </Heading>
        <p className={classes.detail}>
          {t(kindLabels[kind])}
          {owner && <OwnerType type={owner.accountType} />}
        </p>
      </div>
      <p className={classes.clock}>
        {decision === null ? (
          <>
            <IconClock size={17} stroke={1.6} aria-hidden="true" />
            <TimeLeft dueAt={dueAt} />
          </>
        ) : (
          t(decidedLabels[decision])
        )}
      </p>
    </header>
  );
}

function OwnerType({ type }: { type: string }) {
  return <span className={classes.type}>{type === 'confidant' ? <Trans>Confidant</Trans> : <Trans>Fetishist</Trans>}</span>;
}
