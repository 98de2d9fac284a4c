import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { useNow } from '../../../shared/use-now.ts';
import { usePending } from '../../../shared/use-pending.ts';
import { useGrants, type Grant } from '../api/grants.ts';
import { DocumentPreview } from '../identity/document-preview.tsx';
import { documentLabels } from '../identity/document-labels.ts';
import { initialTransform } from '../identity/viewing.ts';
import classes from './access-requests.module.css';
import { clockUntil } from './time-left.ts';
import { WrittenDetails } from './written-details.tsx';

type GrantRowProps = { grant: Grant };

const SECOND = 1000;

/** An access request with its reason; after a second person's approval, the requester has access until it expires. */
export function GrantRow({ grant }: GrantRowProps) {
  const { t } = useLingui();
  const { approve } = useGrants();
  const { isPending, run } = usePending();
  const [isOpen, setOpen] = useState(false);
  const now = useNow(SECOND);
  const clock = grant.endsAt && clockUntil(grant.endsAt, now.getTime());
  const { documentId, kind, requestedBy, approvedBy } = grant;
  return (
    <article className={classes.grant}>
      <p>
        <strong>{t(documentLabels[kind])}</strong>{' '}
        <span className={classes.small}>
          <bdi>{requestedBy}</bdi> · <MomentText instant={grant.requestedAt} />
        </span>
      </p>
      <p dir="auto">{grant.reason}</p>
      <div className={classes.footer}>
        {grant.endsAt === null && (
          <span className={classes.small}>
            <Trans>Waiting for a second person</Trans>
          </span>
        )}
        {clock && (
          <span className={classes.clock}>
            <Trans>
              Approved by <bdi>{approvedBy}</bdi>, ends in <bdi dir="ltr">{clock}</bdi>
            </Trans>
          </span>
        )}
        {grant.can.approve && (
          <Button size="sm" loading={isPending} onClick={() => void run(() => approve(grant.id))}>
            <Trans>Approve access</Trans>
          </Button>
        )}
        {grant.can.access && clock && !isOpen && (
          <Button size="sm" variant="default" onClick={() => setOpen(true)}>
            <Trans context="open it">View</Trans>
          </Button>
        )}
      </div>
      {/* Access expires for open documents too. */}
      {isOpen && clock && kind === 'details' && <WrittenDetails id={documentId} />}
      {isOpen && clock && kind !== 'details' && (
        <DocumentPreview document={{ id: documentId, kind }} keys={['u']} isPinned viewing={initialTransform} />
      )}
    </article>
  );
}
