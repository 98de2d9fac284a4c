import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useFavourite } from './api/favourites.ts';

type FavouriteButtonProps = { member: { id: string; username: string } };

/** A heart button that is pressed for favourites. */
export function FavouriteButton({ member }: FavouriteButtonProps) {
  const { t } = useLingui();
  const { favourite, isKnown, change } = useFavourite(member.id);
  const Heart = favourite ? IconHeartFilled : IconHeart;
  return (
    <ActionIcon
      variant="default"
      size={48}
      radius="md"
      aria-label={t`Favourite`}
      aria-pressed={favourite}
      aria-disabled={!isKnown}
      c={favourite ? 'var(--rose)' : 'var(--text)'}
      onClick={() => isKnown && change(!favourite)}
    >
      <Heart size={20} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  );
}
