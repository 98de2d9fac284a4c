import { Trans } from '@lingui/react/macro';
import { IconEyeOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';
import type { OpenCase } from '../calls/cases.ts';
import type { ReviewedMedia } from '../calls/media-for-review.ts';
import { AccessRequest } from '../access-requests/access-request.tsx';
import { IdentityCase } from '../identity/identity-case.tsx';
import { Renewal } from '../identity/renewal.tsx';
import { Appeal } from './appeal.tsx';
import { MediaSkeleton } from './media-skeleton.tsx';
import classes from './case-subject.module.css';
import { MediaPreview } from './media-preview.tsx';
import { Thing } from './thing.tsx';

type CaseSubjectProps = {
  opened: OpenCase;
  isDeclining: boolean;
  /** What the service hands to who has the case. */
  media: Pick<UseQueryResult<ReviewedMedia>, 'data' | 'error' | 'refetch'>;
};

/** The thing itself, for who has the case; for others, why they do not see it. */
export function CaseSubject({ opened, isDeclining, media }: CaseSubjectProps) {
  const { id, kind, subjectKind, subjectId, username, revealed } = opened;
  if (subjectKind === 'verification') return <VerificationSubject opened={opened} isDeclining={isDeclining} />;
  if (opened.state === 'decided' || !opened.mine) return <Unseen opened={opened} />;
  if (subjectKind === 'statement') return <Appeal id={subjectId} profileName={revealed ? username : null} />;
  if (subjectKind === 'media') {
    if (media.data) return <MediaPreview item={media.data} />;
    return <Unloaded query={media} skeleton={<MediaSkeleton />} />;
  }
  if (subjectKind === 'profile' && username === null) return <Gone />;
  return <Thing thing={{ caseId: id, kind, subjectKind, subjectId }} profileName={revealed ? username : null} knownBy={opened.knownBy} />;
}

/** Outside one's own open case, a second person has to agree to every look. */
function VerificationSubject({ opened, isDeclining }: { opened: OpenCase; isDeclining: boolean }) {
  if (opened.mine && opened.state === 'open') return <IdentityCase key={opened.id} id={opened.subjectId} isDeclining={isDeclining} />;
  const isConfirmed = opened.kind === 'identity' && opened.decision === 'approve';
  return (
    <>
      <Unseen opened={opened} />
      {(opened.state === 'decided' || opened.assignee !== null) && (
        <div className={classes.links}>
          <AccessRequest id={opened.subjectId} />
          {isConfirmed && <Renewal key={opened.id} id={opened.subjectId} />}
        </div>
      )}
    </>
  );
}

function Gone() {
  return (
    <p className={classes.unseen}>
      <Trans>The account is gone, and its profile with it.</Trans>
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
