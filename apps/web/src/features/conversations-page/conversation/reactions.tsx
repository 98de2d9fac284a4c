import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { react, type TextEntry } from '../../conversations/index.ts';
import classes from './reactions.module.css';
import { useConversation } from './conversation-context.ts';
import { useSendContext } from './use-send-context.ts';

type ReactionsProps = { entry: TextEntry };

/** The reactions to a message with their counts; a click adds or removes the member's own. */
export function Reactions({ entry }: ReactionsProps) {
  return entry.reactions.length > 0 && <ReactionEmojis entry={entry} />;
}

function ReactionEmojis({ entry }: ReactionsProps) {
  const { t, i18n } = useLingui();
  const { conversation, ownId, nameOf } = useConversation();
  const context = useSendContext();
  const byEmoji = new Map<string, string[]>();
  for (const { emoji, memberId } of entry.reactions) byEmoji.set(emoji, [...(byEmoji.get(emoji) ?? []), memberId]);
  return (
    <ul className={classes.reactions} aria-label={t`Reactions`}>
      {[...byEmoji].map(([emoji, members]) => {
        const isOwn = members.includes(ownId);
        const names = new Intl.ListFormat(i18n.locale).format(members.map(nameOf));
        return (
          <li key={emoji}>
            <button
              type="button"
              className={classes.reaction}
              aria-pressed={isOwn}
              title={names}
              disabled={!conversation.can.send}
              onClick={() => void react(context, entry, isOwn ? null : emoji).catch(() => undefined)}
            >
              <span>{emoji}</span>
              {members.length > 1 && <span className={classes.count}>{members.length}</span>}
              <VisuallyHidden>{names}</VisuallyHidden>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
