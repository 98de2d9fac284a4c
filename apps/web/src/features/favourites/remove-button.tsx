import { useLingui } from '@lingui/react/macro';
import { IconHeartFilled } from '@tabler/icons-react';
import { usePending } from '../../shared/use-pending.ts';
import { useSetFavourite } from './api/favourites.ts';
import classes from './remove-button.module.css';

type RemoveButtonProps = { member: { id: string; username: string }; onGone: () => void };

/** On the card of a favourite: a button that removes it. */
export function RemoveButton({ member: { id, username }, onGone }: RemoveButtonProps) {
  const { t } = useLingui();
  const choose = useSetFavourite();
  const { isPending, run } = usePending();

  async function handleClick() {
    if (await run(() => choose(id, false))) onGone();
  }

  return (
    <button
      type="button"
      className={classes.button}
      aria-label={t`Remove ${username} from favourites`}
      aria-disabled={isPending}
      onClick={() => void handleClick()}
    >
      <IconHeartFilled size={20} aria-hidden="true" />
    </button>
  );
}
