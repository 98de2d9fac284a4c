import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { readPlaces } from '@subrosa/rules/notices/places';
import { useState, type FormEvent } from 'react';
import { MediaTile } from '../../../shared/ui/media-tile.tsx';
import { useNaming, type ReviewedNotice } from '../calls/review.ts';
import classes from './notice-case.module.css';

type NamedMediaProps = { noticeId: string; media: ReviewedNotice['media'] };

/** What the addresses lead to; ticked is what a removal takes away. */
export function NamedMedia({ noticeId, media }: NamedMediaProps) {
  const { t } = useLingui();
  const naming = useNaming(noticeId);
  const [address, setAddress] = useState('');
  const named = media.filter((item) => item.named).map(({ id }) => id);

  function handleAdd(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    naming.mutate([...new Set([...named, ...readPlaces(address).mediaIds])], { onSuccess: () => setAddress('') });
  }

  return (
    <section className={classes.named}>
      <h3>
        <Trans>What the decision is about</Trans>
      </h3>
      <ul className={classes.tiles}>
        {media.map((item) => (
          <li key={item.id}>
            <MediaTile src={item.view?.images[0]?.webp} label={item.uploader} veiled />
            <Checkbox
              size="md"
              label={<bdi>{item.uploader}</bdi>}
              checked={item.named}
              disabled={naming.isPending}
              onChange={({ currentTarget }) =>
                naming.mutate(currentTarget.checked ? [...named, item.id] : named.filter((id) => id !== item.id))
              }
            />
          </li>
        ))}
      </ul>
      <form className={classes.add} onSubmit={handleAdd}>
        <TextInput
          size="md"
          label={t`Address of another picture`}
          value={address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        <Button type="submit" variant="default" size="md" loading={naming.isPending}>
          <Trans>Add</Trans>
        </Button>
      </form>
    </section>
  );
}
