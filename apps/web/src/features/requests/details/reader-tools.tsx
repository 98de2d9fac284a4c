import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import { IconFlag, IconHeart, IconHeartFilled, IconShare2 } from '@tabler/icons-react';
import { FavouriteItem } from '../../../shared/ui/favourite-item.tsx';
import { MessageButton } from '../../first-message/index.ts';
import { MemberActions } from '../../connections/index.ts';
import { useFavouriteRequest } from '../api/favourite.ts';
import type { RequestView } from '../api/request.ts';
import type { DialogName } from '../dialogs/dialog-host.tsx';
import classes from './reader-tools.module.css';

type ReaderToolsProps = { request: RequestView; onOpen: (dialog: DialogName) => void };

/** The actions of other members for a post and its owner. */
export function ReaderTools({ request, onOpen }: ReaderToolsProps) {
  const { t } = useLingui();
  const choose = useFavouriteRequest();
  const { id, favourite, poster, can } = request;
  const Heart = favourite ? IconHeartFilled : IconHeart;
  return (
    <div className={classes.tools}>
      <MemberActions
        profile={poster}
        menuItems={
          <>
            {can.favourite && (
              <FavouriteItem favourite={favourite} username={poster.username} onChange={() => void choose(id, !favourite, true)} />
            )}
            {can.report && (
              <Menu.Item leftSection={<IconFlag size={19} stroke={1.5} aria-hidden />} onClick={() => onOpen('report')}>
                <Trans>Report request</Trans>
              </Menu.Item>
            )}
          </>
        }
      >
        <MessageButton member={poster} requestId={id} />
        {can.favourite && (
          <ActionIcon
            variant="default"
            size={48}
            radius="md"
            aria-label={t`Favourite`}
            aria-pressed={favourite}
            c={favourite ? 'var(--rose)' : 'var(--text)'}
            onClick={() => void choose(id, !favourite)}
          >
            <Heart size={20} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        )}
        <ActionIcon variant="default" size={48} radius="md" aria-label={t`Share`} data-opens="share" onClick={() => onOpen('share')}>
          <IconShare2 size={20} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </MemberActions>
    </div>
  );
}
