import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import type { OpenCase } from '../api/cases.ts';
import { mediaForReviewQuery } from '../api/media-for-review.ts';
import type { ReviewState } from '../use-review.ts';
import { CaseSubject } from './case-subject.tsx';
import { CaseHeader } from './case-header.tsx';
import classes from './case-pane.module.css';
import { NameLine } from './name-line.tsx';
import { OwnerDetails } from './owner-details.tsx';
import { People } from './people.tsx';
import { Timeline } from './timeline.tsx';

type CasePaneProps = {
  opened: OpenCase;
  revealing: ReviewState['revealing'];
  /** In this state the number keys select reasons. */
  isDeclining: boolean;
  /** The toolbar above the case, when the queue is not beside it. */
  strip: ReactNode;
  titleRef: Ref<HTMLHeadingElement>;
};

/** A case: its owner, its subject, and its history. */
export function CasePane({ opened, revealing, isDeclining, strip, titleRef }: CasePaneProps) {
  const { t } = useLingui();
  const isSeen = opened.mine && opened.state === 'open' && opened.subjectKind === 'media';
  const media = useQuery({ ...mediaForReviewQuery(opened.subjectId), enabled: isSeen });
  const item = isSeen ? media.data : undefined;
  // On small screens the case is the whole page.
  const level = strip ? 1 : 2;
  const below = strip ? 2 : 3;
  return (
    <section className={classes.pane} aria-label={t`Case`}>
      {strip}
      <CaseHeader opened={opened} owner={item?.owner} level={level} titleRef={titleRef} />
      <NameLine opened={opened} revealing={revealing} />
      <CaseSubject opened={opened} isDeclining={isDeclining} media={media} />
      <div className={classes.details}>
        <div className={classes.column}>
          {item && <People item={item} level={below} />}
          <Timeline events={opened.events} level={below} />
        </div>
        {item && <OwnerDetails item={item} level={below} />}
      </div>
    </section>
  );
}
