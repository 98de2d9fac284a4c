import { Trans } from '@lingui/react/macro';
import type { CaseKind, SubjectKind } from '@subrosa/rules/moderation/case-rules';
import type { BannedIdentifierKind } from '@subrosa/rules/moderation/sanctions';
import { useQuery } from '@tanstack/react-query';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { ConversationCase } from '../../conversations/index.ts';
import { NoticeCase } from '../../notices/index.ts';
import { RequestCase } from '../../requests/index.ts';
import { mediaForReviewQuery } from '../api/media-for-review.ts';
import { AccessRequest } from '../access-requests/access-request.tsx';
import { MediaSkeleton } from './media-skeleton.tsx';
import { SupportRequestView } from './support-request.tsx';
import { MediaPreview } from './media-preview.tsx';
import { ProfileCase } from './profile-case.tsx';
import { OpeningReason } from './why-opened.tsx';
import type { MediaView } from '@subrosa/contract/media/schemas';
import { PressToReveal } from './press-to-reveal.tsx';
import { ReviewedPicture } from './reviewed-picture.tsx';
import { ReviewedVideo } from './reviewed-video.tsx';
import { SubmittedReports } from '../../connections/index.ts';
import { reportsQuery } from '../api/reports.ts';

type SubjectViewProps = {
  subject: { caseId: string; kind: CaseKind; subjectKind: SubjectKind; subjectId: string };
  /** The member's name, if it is revealed. */
  profileName: string | null;
  /** The identifiers that match those of a banned member. */
  matchedIdentifiers?: readonly BannedIdentifierKind[];
  /** Whether the case was decided before, so that nothing can be changed. */
  isDecided?: boolean;
};

/** The subject of a case, in the view for its kind. */
export function SubjectView({
  subject: { caseId, kind, subjectKind, subjectId },
  profileName,
  matchedIdentifiers = [],
  isDecided = false,
}: SubjectViewProps) {
  switch (subjectKind) {
    case 'media':
      return <ReviewedItem id={subjectId} />;
    case 'report':
      if (kind === 'conversation_report') return <ConversationCase id={subjectId} />;
      return (
        <>
          <Reports id={subjectId} username={profileName} />
          <ProfileCase caseId={caseId} profileName={null} />
        </>
      );
    case 'request':
      return <RequestCase id={subjectId} profileName={profileName} />;
    case 'profile':
      return (
        <>
          <OpeningReason kind={kind} matchedIdentifiers={matchedIdentifiers} />
          <ProfileCase caseId={caseId} profileName={profileName} />
        </>
      );
    case 'notice':
      return <NoticeCase id={subjectId} isDecided={isDecided} draw={(media, label) => <NoticedPicture media={media} label={label} />} />;
    case 'support_request':
      return <SupportRequestView id={subjectId} />;
    case 'verification':
      return (
        <>
          <p>
            <Trans>If overturned, the verification goes back to the queue for another reviewer.</Trans>
          </p>
          <AccessRequest id={subjectId} />
        </>
      );
    case 'statement_of_reasons':
      return null;
    default:
      return subjectKind satisfies never;
  }
}

function ReviewedItem({ id }: { id: string }) {
  const media = useQuery(mediaForReviewQuery(id));
  if (!media.data) return <QueryFallback query={media} skeleton={<MediaSkeleton />} />;
  return <MediaPreview item={media.data} />;
}

type NoticedPictureProps = { media: MediaView; label: string };

/** One of several items, blurred until the reviewer holds the key or the button. */
function NoticedPicture({ media, label }: NoticedPictureProps) {
  return (
    <PressToReveal ratio={media.width / media.height} aside={media.video !== null}>
      {(isRevealed) =>
        media.video === null ? (
          <ReviewedPicture media={media} label={label} />
        ) : (
          <ReviewedVideo media={media} label={label} isRevealed={isRevealed} />
        )
      }
    </PressToReveal>
  );
}

type ReportsProps = {
  /** The id of the report that opened the case. */
  id: string;
  username: string | null;
};

function Reports({ id, username }: ReportsProps) {
  const reports = useQuery(reportsQuery(id));
  if (!reports.data) return <QueryFallback query={reports} skeleton={<MediaSkeleton />} />;
  return <SubmittedReports reports={reports.data} username={username} />;
}
