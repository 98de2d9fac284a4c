import { Trans } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { IconHeartHandshake, IconHeartOff } from '@tabler/icons-react';

type FavouriteItemProps = {
  favourite: boolean;
  /** The member who is notified. */
  username: string;
  onChange: () => void;
};

/** In a menu beside a heart: adds a favourite and notifies the other member, or removes it. */
export function FavouriteItem({ favourite, username, onChange }: FavouriteItemProps) {
  const Heart = favourite ? IconHeartOff : IconHeartHandshake;
  return (
    <Menu.Item leftSection={<Heart size={19} stroke={1.5} aria-hidden />} onClick={onChange}>
      {favourite ? (
        <Trans>Remove from favourites</Trans>
      ) : (
        <Trans>
          Add to favourites and notify <bdi>{username}</bdi>
        </Trans>
      )}
    </Menu.Item>
  );
}
