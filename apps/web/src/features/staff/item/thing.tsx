import { Trans } from '@lingui/react/macro';
import type { CaseKind, SubjectKind } from '@subrosa/rules/moderation/cases';
import type { TraitKind } from '@subrosa/rules/moderation/sanctions';
import { useQuery } from '@tanstack/react-query';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';
import { ConversationCase } from '../../conversations/index.ts';
import { NoticeCase } from '../../notices/index.ts';
import { RequestCase } from '../../requests/index.ts';
import { mediaForReviewQuery } from '../calls/media-for-review.ts';
import { AccessRequest } from '../access-requests/access-request.tsx';
import { MediaSkeleton } from './media-skeleton.tsx';
import { SupportRequestView } from './support-request.tsx';
import { MediaPreview } from './media-preview.tsx';
import { NoticedPicture } from './noticed-picture.tsx';
import { ProfileCase } from './profile-case.tsx';
import { Reports } from './reports.tsx';
import { WhyOpened } from './why-opened.tsx';

type ThingProps = {
  thing: { caseId: string; kind: CaseKind; subjectKind: SubjectKind; subjectId: string };
  /** The member's name, where it is revealed. */
  profileName: string | null;
  /** Of somebody who may have been banned. */
  knownBy?: readonly TraitKind[];
  /** It was decided about already: nothing of it can be changed. */
  isDecided?: boolean;
};

/** What a case is about, in whichever way that is looked at. */
export function Thing({
  thing: { caseId, kind, subjectKind, subjectId },
  profileName,
  knownBy: matchedIdentifiers = [],
  isDecided = false,
}: ThingProps) {
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
          <WhyOpened kind={kind} knownBy={matchedIdentifiers} />
          <ProfileCase caseId={caseId} profileName={profileName} />
        </>
      );
    case 'notice':
      return <NoticeCase id={subjectId} isDecided={isDecided} draw={(media, label) => <NoticedPicture media={media} label={label} />} />;
    case 'letter':
      return <SupportRequestView id={subjectId} />;
    case 'verification':
      return (
        <>
          <p>
            <Trans>Overturned, the submission waits again and another person compares the documents.</Trans>
          </p>
          <AccessRequest id={subjectId} />
        </>
      );
    case 'statement':
      return null;
    default:
      return subjectKind satisfies never;
  }
}

function ReviewedItem({ id }: { id: string }) {
  const media = useQuery(mediaForReviewQuery(id));
  if (!media.data) return <Unloaded query={media} skeleton={<MediaSkeleton />} />;
  return <MediaPreview item={media.data} />;
}
