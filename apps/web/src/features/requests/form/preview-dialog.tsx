import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { requests } from '@subrosa/contract/endpoints/requests';
import type { ReplyBody } from '@subrosa/contract/client/types';
import type { OwnMedia } from '@subrosa/contract/media/schemas';
import { IconAlertTriangle, IconCheck, IconEyeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import frame from '../../../shared/ui/confirm-dialog.module.css';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FlaggedSpan, FlaggedText } from '../details/flagged-text.tsx';
import type { Draft } from './draft.ts';
import { PreviewCard } from './preview-card.tsx';
import classes from './preview-dialog.module.css';

export type RequestPreview = ReplyBody<typeof requests.previewRequest>;

type PreviewDialogProps = {
  opened: boolean;
  draft: Draft;
  items: readonly OwnMedia[];
  outlook: RequestPreview;
  /** The label of the submit button. */
  submitLabel: ReactNode;
  isSending: boolean;
  onSubmit: () => void;
  onClose: () => void;
};

/** The post as others would see it, and the outcome of its checks. Nothing is stored yet. */
export function PreviewDialog({ opened, draft, items, outlook, submitLabel, isSending, onSubmit, onClose }: PreviewDialogProps) {
  const { t } = useLingui();
  const { wouldPublish, flaggedSpans } = outlook;
  // The passages refer to the texts as the server stores them.
  const sent = { title: draft.title.trim().replaceAll(/\s+/gu, ' '), description: draft.description.trim() };
  const isContact = flaggedSpans.length > 0 && flaggedSpans.every(({ kind }) => kind === 'contact_details');
  const mediaWaiting = items.filter((item) => item.state !== 'published').length;
  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Preview</Trans>} size={440}>
      <div className={classes.preview}>
        <PreviewCard draft={draft} items={items} />
        <p className={classes.text} dir="auto">
          <FlaggedText text={sent.description} flaggedSpans={flaggedSpans.filter(({ field }) => field === 'description')} />
        </p>
        {flaggedSpans.length > 0 && (
          <ul className={classes.flagged} aria-label={t`Highlighted text`}>
            {flaggedSpans.map(({ field, from, to }) => (
              <li key={`${field} ${from}`}>
                <FlaggedSpan>{sent[field].slice(from, to)}</FlaggedSpan>
              </li>
            ))}
          </ul>
        )}
        <ul className={classes.outlook}>
          {wouldPublish ? (
            <li data-tone="ok">
              <IconCheck size={19} stroke={1.7} aria-hidden="true" />
              <Trans>Members will see it as soon as you post it.</Trans>
            </li>
          ) : (
            <li data-tone="warn">
              <IconAlertTriangle size={19} stroke={1.6} aria-hidden="true" />
              {isContact ? (
                <Trans>This seems to contain contact details. Posted like this, it stays hidden until you remove them.</Trans>
              ) : (
                <Trans>This would be hidden because it seems to contain something that isn’t allowed in a request.</Trans>
              )}
            </li>
          )}
          {mediaWaiting > 0 && (
            <li>
              <IconEyeOff size={19} stroke={1.6} aria-hidden="true" />
              <Plural
                value={mediaWaiting}
                one="# photo or video is waiting for review. Only you can see it."
                other="# photos or videos are waiting for review. Only you can see them."
              />
            </li>
          )}
        </ul>
      </div>
      <div className={frame.actions}>
        <Button variant="default" size="md" onClick={onClose}>
          <Trans>Keep editing</Trans>
        </Button>
        <Button size="md" loading={isSending} onClick={onSubmit}>
          {wouldPublish ? submitLabel : <Trans>Continue anyway</Trans>}
        </Button>
      </div>
    </Dialog>
  );
}
