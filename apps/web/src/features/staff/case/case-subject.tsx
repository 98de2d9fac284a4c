import { Trans } from '@lingui/react/macro';
import { IconEyeOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import type { OpenCase } from '../api/cases.ts';
import type { ReviewedMedia } from '../api/media-for-review.ts';
import { AccessRequest } from '../access-requests/access-request.tsx';
import { IdentityCase } from '../identity/identity-case.tsx';
import { Renewal } from '../identity/renewal.tsx';
import { Appeal } from './appeal.tsx';
import { MediaSkeleton } from './media-skeleton.tsx';
import classes from './case-subject.module.css';
import { MediaPreview } from './media-preview.tsx';
import { SubjectView } from './subject.tsx';

type CaseSubjectProps = {
  opened: OpenCase;
  isDeclining: boolean;
  /** The data that the server returns to the staff member who is assigned the case. */
  media: Pick<UseQueryResult<ReviewedMedia>, 'data' | 'error' | 'refetch'>;
};

/** The subject of a case, for the staff member who is assigned it; for others, why they cannot see it. */
export function CaseSubject({ opened, isDeclining, media }: CaseSubjectProps) {
  const { id, kind, subjectKind, subjectId, username, revealed } = opened;
  if (subjectKind === 'verification') return <VerificationSubject opened={opened} isDeclining={isDeclining} />;
  if (opened.state === 'decided' || !opened.mine) return <UnclaimedNote opened={opened} />;
  if (subjectKind === 'statement_of_reasons') return <Appeal id={subjectId} profileName={revealed ? username : null} />;
  if (subjectKind === 'media') {
    if (media.data) return <MediaPreview item={media.data} />;
    return <QueryFallback query={media} skeleton={<MediaSkeleton />} />;
  }
  if (subjectKind === 'profile' && username === null) return <DeletedAccountNote />;
  return (
    <SubjectView
      subject={{ caseId: id, kind, subjectKind, subjectId }}
      profileName={revealed ? username : null}
      matchedIdentifiers={opened.matchedIdentifiers}
    />
  );
}

/** Outside an open case of their own, staff members need a second person's approval for every access. */
function VerificationSubject({ opened, isDeclining }: { opened: OpenCase; isDeclining: boolean }) {
  if (opened.mine && opened.state === 'open') return <IdentityCase key={opened.id} id={opened.subjectId} isDeclining={isDeclining} />;
  const isConfirmed = opened.kind === 'identity' && opened.decision === 'approve';
  return (
    <>
      <UnclaimedNote opened={opened} />
      {(opened.state === 'decided' || opened.assignee !== null) && (
        <div className={classes.links}>
          <AccessRequest id={opened.subjectId} />
          {isConfirmed && <Renewal key={opened.id} id={opened.subjectId} />}
        </div>
      )}
    </>
  );
}

function DeletedAccountNote() {
  return (
    <p className={classes.unseen}>
      <Trans>This account and its profile have been deleted.</Trans>
    </p>
  );
}

function UnclaimedNote({ opened: { state, assignee } }: { opened: OpenCase }) {
  return (
    <p className={classes.unseen}>
      <IconEyeOff size={28} stroke={1.4} aria-hidden="true" />
      <span>
        {state === 'decided' && <Trans>This case is decided, so it can no longer be viewed.</Trans>}
        {state === 'open' && assignee === null && <Trans>Claim this case to view it.</Trans>}
        {state === 'open' && assignee !== null && (
          <Trans>
            <bdi>{assignee}</bdi> has this case.
          </Trans>
        )}
      </span>
    </p>
  );
}
