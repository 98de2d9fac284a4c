import { useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { ClientError } from '@subrosa/contract/client/errors';
import { showError } from '../../../shared/ui/show-error.tsx';
import { react, type TextEntry } from '../../conversations/index.ts';
import classes from './message-menu.module.css';
import { useConversation } from './conversation-context.ts';
import { useSendContext } from './use-send-context.ts';

const emojis = ['❤️', '👍', '😂', '😮', '😢', '🙏'];

/** A few emojis to react with; choosing an existing reaction removes it. */
export function QuickReactions({ entry }: { entry: TextEntry }) {
  const { t } = useLingui();
  const { ownId } = useConversation();
  const context = useSendContext();
  const own = entry.reactions.find(({ memberId }) => memberId === ownId)?.emoji;

  async function handlePick(emoji: string) {
    try {
      await react(context, entry, emoji === own ? null : emoji);
    } catch (error) {
      if (error instanceof ClientError) void showError(error);
    }
  }

  return (
    <div className={classes.signs}>
      {emojis.map((emoji) => (
        <Menu.Item
          key={emoji}
          className={classes.sign}
          data-own={emoji === own || undefined}
          aria-label={t`React with ${emoji}`}
          onClick={() => void handlePick(emoji)}
        >
          {emoji}
        </Menu.Item>
      ))}
    </div>
  );
}
