import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, TextInput } from '@mantine/core';
import type { MediaView } from '@subrosa/contract/media/schemas';
import { parseLocations } from '@subrosa/rules/notices/locations';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useSelectMedia, type ReviewedNotice } from '../api/review.ts';
import { mediaStateLabels } from './media-state-labels.ts';
import classes from './notice-case.module.css';

/** Renders an item for staff who may view it. */
export type RenderMedia = (media: MediaView, label: string) => ReactNode;

type SelectedMediaProps = { noticeId: string; media: ReviewedNotice['media']; isDecided: boolean; draw: RenderMedia };

/** The items behind the reported URLs; the checked ones are those to which the decision applies. */
export function SelectedMedia({ noticeId, media, isDecided, draw }: SelectedMediaProps) {
  const selection = useSelectMedia(noticeId);
  const selected = media.filter((item) => item.isSelected).map(({ id }) => id);
  const shown = isDecided ? media.filter((item) => item.isSelected) : media;
  return (
    <section className={classes.selected}>
      <h2>
        <Trans>Reported items</Trans>
      </h2>
      {shown.length === 0 && (
        <p className={classes.hint}>
          {isDecided ? (
            <Trans>These items have been deleted.</Trans>
          ) : (
            <Trans>These links don’t lead to a photo or video. If you find the right item, add its link below.</Trans>
          )}
        </p>
      )}
      <ul className={classes.tiles}>
        {shown.map((item) => (
          <li key={item.id}>
            {item.view && draw(item.view, item.uploader)}
            <Item
              item={item}
              isFixed={isDecided || selection.isPending}
              onChange={(isChecked) => selection.mutate(isChecked ? [...selected, item.id] : selected.filter((id) => id !== item.id))}
            />
          </li>
        ))}
      </ul>
      {!isDecided && (
        <AddForm
          isBusy={selection.isPending}
          onAdd={(ids, done) => selection.mutate([...new Set([...selected, ...ids])], { onSuccess: done })}
        />
      )}
    </section>
  );
}

type ItemProps = { item: ReviewedNotice['media'][number]; isFixed: boolean; onChange: (isChecked: boolean) => void };

function Item({ item: { uploader, state, isSelected }, isFixed, onChange }: ItemProps) {
  const { t } = useLingui();
  const stateLabel = mediaStateLabels[state];
  return (
    <Checkbox
      size="md"
      label={<bdi>{uploader}</bdi>}
      description={stateLabel && t(stateLabel)}
      checked={isSelected}
      disabled={isFixed}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

type AddFormProps = { isBusy: boolean; onAdd: (mediaIds: string[], done: () => void) => void };

function AddForm({ isBusy, onAdd }: AddFormProps) {
  const { t } = useLingui();
  const [url, setUrl] = useState('');
  const [isUnknown, setUnknown] = useState(false);

  function handleAdd(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { mediaIds } = parseLocations(url);
    setUnknown(mediaIds.length === 0);
    if (mediaIds.length > 0) onAdd(mediaIds, () => setUrl(''));
  }

  return (
    <form className={classes.add} onSubmit={handleAdd}>
      <TextInput
        size="md"
        label={t`Link to another photo`}
        error={isUnknown ? t`This isn’t a link to a photo or video on Subrosa. Check it and try again.` : undefined}
        value={url}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
      />
      <Button type="submit" variant="default" size="md" loading={isBusy}>
        <Trans>Add</Trans>
      </Button>
    </form>
  );
}
