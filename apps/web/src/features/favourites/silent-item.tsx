import { Trans } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { IconHeart, IconHeartOff } from '@tabler/icons-react';
import { useFavourite } from './api/favourites.ts';

type SilentItemProps = { member: { id: string; username: string } };

/** The same action in a menu, without a notification for the other member. */
export function SilentItem({ member }: SilentItemProps) {
  const { favourite, change } = useFavourite(member.id);
  const Heart = favourite ? IconHeartOff : IconHeart;
  return (
    <Menu.Item leftSection={<Heart size={19} stroke={1.5} aria-hidden />} onClick={() => change(!favourite, true)}>
      {favourite ? (
        <Trans>Remove from favourites</Trans>
      ) : (
        <Trans>
          Add to favourites without notifying <bdi>{member.username}</bdi>
        </Trans>
      )}
    </Menu.Item>
  );
}
