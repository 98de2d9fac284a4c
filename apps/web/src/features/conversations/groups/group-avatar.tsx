import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../../shared/own-settings.ts';
import { PlaceholderImage } from '../../../shared/ui/placeholder-image.tsx';
import { fileQuery } from '../files/read-file.ts';
import { useObjectUrl } from '../../../shared/use-object-url.ts';
import classes from './group-avatar.module.css';
import { useGroup } from './use-group.ts';

type GroupAvatarProps = { conversation: Pick<ConversationView, 'id' | 'group'> };

const nothing = { id: '', key: '', bytes: 0, type: '', hash: '', encryptedHash: '' };

/** The picture of a group; a placeholder when it has none or media are blurred. */
export function GroupAvatar({ conversation }: GroupAvatarProps) {
  const image = useGroup(conversation)?.image;
  const { data: settings } = useQuery({ ...settingsQuery, staleTime: Infinity });
  const isShown = image !== undefined && settings?.body.blurMedia === false;
  const { data } = useQuery({ ...fileQuery(conversation.id, image ?? nothing), enabled: isShown });
  const url = useObjectUrl(isShown ? data : undefined);
  return (
    <span className={classes.avatar}>
      {url === undefined ? <PlaceholderImage seed={conversation.id} motif="silk" /> : <img src={url} alt="" draggable={false} />}
    </span>
  );
}
