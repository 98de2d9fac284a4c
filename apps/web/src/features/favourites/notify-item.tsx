import { Trans } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { IconHeartHandshake, IconHeartOff } from '@tabler/icons-react';
import { useFavourite } from './api/favourites.ts';

type NotifyItemProps = { member: { id: string; username: string } };

/** The same action in a menu, with a notification for the other member. */
export function NotifyItem({ member }: NotifyItemProps) {
  const { favourite, change } = useFavourite(member.id);
  const Heart = favourite ? IconHeartOff : IconHeartHandshake;
  return (
    <Menu.Item leftSection={<Heart size={19} stroke={1.5} aria-hidden />} onClick={() => change(!favourite, true)}>
      {favourite ? (
        <Trans>Remove from favourites</Trans>
      ) : (
        <Trans>
          Add to favourites and notify <bdi>{member.username}</bdi>
        </Trans>
      )}
    </Menu.Item>
  );
}
