import { FavouriteItem } from '../../shared/ui/favourite-item.tsx';
import { useFavourite } from './api/favourites.ts';

type NotifyItemProps = { member: { id: string; username: string } };

/** The heart's action in a menu, with a notification for the other member. */
export function NotifyItem({ member: { id, username } }: NotifyItemProps) {
  const { favourite, change } = useFavourite(id);
  return <FavouriteItem favourite={favourite} username={username} onChange={() => change(!favourite, true)} />;
}
