import { Trans } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { IconHeart, IconHeartOff } from '@tabler/icons-react';
import { useFavourite } from './calls/favourites.ts';

type QuietItemProps = { member: { id: string; username: string } };

/** The same choice in a menu, for who does not want the other to learn of it. */
export function QuietItem({ member }: QuietItemProps) {
  const { favourite, change } = useFavourite(member.id);
  const Heart = favourite ? IconHeartOff : IconHeart;
  return (
    <Menu.Item leftSection={<Heart size={19} stroke={1.5} aria-hidden />} onClick={() => change(!favourite, true)}>
      {favourite ? (
        <Trans>Remove from favourites</Trans>
      ) : (
        <Trans>
          Favourite without telling <bdi>{member.username}</bdi>
        </Trans>
      )}
    </Menu.Item>
  );
}
