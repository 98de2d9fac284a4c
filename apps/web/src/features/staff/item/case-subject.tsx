import { Trans } from '@lingui/react/macro';
import { IconEyeOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';
import { ConversationCase } from '../../conversations/index.ts';
import { NoticeCase } from '../../notices/index.ts';
import { RequestCase } from '../../requests/index.ts';
import type { OpenCase } from '../calls/cases.ts';
import type { ReviewedMedia } from '../calls/media-for-review.ts';
import { SecondLook } from '../grants/second-look.tsx';
import { IdentityCase } from '../identity/identity-case.tsx';
import { FigureSkeleton } from './figure-skeleton.tsx';
import classes from './case-subject.module.css';
import { MediaFigure } from './media-figure.tsx';
import { Reports } from './reports.tsx';
import { Appeal, Letter } from './written.tsx';

type CaseSubjectProps = {
  opened: OpenCase;
  isDeclining: boolean;
  /** What the service hands to who has the case. */
  media: Pick<UseQueryResult<ReviewedMedia>, 'data' | 'error' | 'refetch'>;
};

/** The thing itself, for who has the case; for others, why they do not see it. */
export function CaseSubject({ opened, isDeclining, media }: CaseSubjectProps) {
  if (opened.subjectKind === 'verification') return <VerificationSubject opened={opened} isDeclining={isDeclining} />;
  if (opened.state === 'decided' || !opened.mine) return <Unseen opened={opened} />;
  if (opened.kind === 'conversation_report') return <ConversationCase id={opened.subjectId} />;
  if (opened.subjectKind === 'notice') return <NoticeCase id={opened.subjectId} />;
  if (opened.subjectKind === 'letter') return <Letter id={opened.subjectId} />;
  if (opened.subjectKind === 'statement') return <Appeal id={opened.subjectId} />;
  if (opened.subjectKind === 'report') return <Reports id={opened.subjectId} username={opened.username} />;
  if (opened.subjectKind === 'request') return <RequestCase id={opened.subjectId} />;
  if (opened.subjectKind === 'profile') return <Profile username={opened.username} revealed={opened.revealed} />;
  if (media.data) return <MediaFigure item={media.data} />;
  return <Unloaded query={media} skeleton={<FigureSkeleton />} />;
}

/** Outside one's own open case, a second person has to agree to every look. */
function VerificationSubject({ opened, isDeclining }: { opened: OpenCase; isDeclining: boolean }) {
  if (opened.mine && opened.state === 'open') return <IdentityCase key={opened.id} id={opened.subjectId} isDeclining={isDeclining} />;
  return (
    <>
      <Unseen opened={opened} />
      {(opened.state === 'decided' || opened.assignee !== null) && <SecondLook id={opened.subjectId} />}
    </>
  );
}

function Profile({ username, revealed }: { username: string | null; revealed: boolean }) {
  if (username === null) {
    return (
      <p className={classes.unseen}>
        <Trans>The account is gone, and its profile with it.</Trans>
      </p>
    );
  }
  return (
    <p className={classes.unseen}>
      <span>
        <Trans>
          Read what <bdi>{username}</bdi> wrote about themselves, then decide.
        </Trans>
      </span>
      {revealed && (
        <a href={`/${username}`} target="_blank" rel="noreferrer" className={classes.link}>
          <Trans>Open the profile in a new tab</Trans>
        </a>
      )}
    </p>
  );
}

function Unseen({ opened: { state, assignee } }: { opened: OpenCase }) {
  return (
    <p className={classes.unseen}>
      <IconEyeOff size={28} stroke={1.4} aria-hidden="true" />
      <span>
        {state === 'decided' && <Trans>This case is decided: nobody has to look any more.</Trans>}
        {state === 'open' && assignee === null && <Trans>Take the case to look at it.</Trans>}
        {state === 'open' && assignee !== null && (
          <Trans>
            <bdi>{assignee}</bdi> has this case.
          </Trans>
        )}
      </span>
    </p>
  );
}
