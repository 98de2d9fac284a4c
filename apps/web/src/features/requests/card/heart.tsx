import { useLingui } from '@lingui/react/macro';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useFavouriteRequest } from '../api/favourite.ts';
import classes from './heart.module.css';

type HeartProps = { request: { id: string; title: string; favourite: boolean } };

/** On a card: adds or removes the post as a favourite. */
export function Heart({ request: { id, title, favourite } }: HeartProps) {
  const { t } = useLingui();
  const choose = useFavouriteRequest();
  const Sign = favourite ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={classes.heart}
      aria-label={t`Favourite: ${title}`}
      aria-pressed={favourite}
      onClick={() => void choose(id, !favourite)}
    >
      <Sign size={20} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
