import { Trans } from '@lingui/react/macro';
import { IconExternalLink, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { documentDetailsQuery, verificationForReviewQuery, type ReviewedVerification } from '../api/identity.ts';
import { MediaSkeleton } from '../case/media-skeleton.tsx';
import { EarlierAttempts } from './before.tsx';
import { Compared } from './compared.tsx';
import { DocumentPreview, type PreviewedDocument } from './document-preview.tsx';
import classes from './identity-case.module.css';
import { useViewing } from './use-viewing.ts';
import { ViewingTools } from './viewing-tools.tsx';

type IdentityCaseProps = {
  /** The id of the submission. */
  id: string;
  /** In this state the number keys select reasons, and reveal nothing. */
  isDeclining: boolean;
};

export function IdentityCase({ id, isDeclining }: IdentityCaseProps) {
  const reviewed = useQuery(verificationForReviewQuery(id));
  if (!reviewed.data) return <QueryFallback query={reviewed} skeleton={<MediaSkeleton />} />;
  return (
    <div className={classes.stack}>
      {reviewed.data.method === 'social' ? (
        <Elsewhere reviewed={reviewed.data} />
      ) : (
        <Documents reviewed={reviewed.data} isDeclining={isDeclining} />
      )}
      <EarlierAttempts before={reviewed.data.before} />
    </div>
  );
}

/** The key that reveals each picture, and the numbers of the checks that need it. */
const keysOf: Record<PreviewedDocument['kind'], readonly [string, ...string[]]> = {
  front: ['u', '1', '2', '4', '5'],
  back: ['b', '1', '4'],
  video: ['i', '2', '3'],
};

const order = ['front', 'back', 'video'];

const isPicture = (document: ReviewedVerification['documents'][number]): document is PreviewedDocument => document.kind !== 'details';

function Documents({ reviewed, isDeclining }: { reviewed: ReviewedVerification; isDeclining: boolean }) {
  const viewing = useViewing();
  const pictures = reviewed.documents.filter(isPicture).toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  const written = reviewed.documents.find(({ kind }) => kind === 'details');
  // A reviewer who opens the document needs the written details for comparison.
  const [isComparing, setComparing] = useState(false);
  const opened = useQuery({ ...documentDetailsQuery(reviewed.id, written?.id ?? ''), enabled: isComparing && written !== undefined });
  return (
    <>
      <div>
        <ViewingTools viewing={viewing} />
        <div className={classes.pictures}>
          {pictures.map((document) => (
            <DocumentPreview
              key={document.id}
              document={document}
              keys={isDeclining ? [keysOf[document.kind][0]] : keysOf[document.kind]}
              isPinned={viewing.isPinned}
              viewing={viewing.viewing}
              onFirstReveal={() => document.kind === 'front' && setComparing(true)}
            />
          ))}
        </div>
        <p className={classes.note}>
          <IconLock size={15} stroke={1.6} aria-hidden="true" />
          <Trans>Every view is logged and visible to the member. Downloads are off.</Trans>
        </p>
      </div>
      <MemberText serial={reviewed.serial} />
      <Compared reviewed={reviewed} opened={opened.data} />
    </>
  );
}

function MemberText({ serial }: { serial: string }) {
  return (
    <div className={classes.elsewhere}>
      <span>
        <Trans>Number to say</Trans>
      </span>
      <bdi dir="ltr" className={classes.digits}>
        {serial.split('').join(' ')}
      </bdi>
    </div>
  );
}

/** A profile on another site that displays the number. */
function Elsewhere({ reviewed: { serial, profileUrl, handle } }: { reviewed: ReviewedVerification }) {
  return (
    <div className={classes.elsewhere}>
      <span>
        <Trans>Number to show</Trans>
      </span>
      <bdi dir="ltr" className={classes.digits}>
        {serial}
      </bdi>
      {profileUrl !== null && (
        <a href={profileUrl} target="_blank" rel="noreferrer" className={classes.link}>
          <IconExternalLink size={18} stroke={1.6} aria-hidden="true" />
          <bdi dir="ltr">{handle}</bdi>
        </a>
      )}
    </div>
  );
}
