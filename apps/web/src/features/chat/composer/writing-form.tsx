import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Textarea } from '@mantine/core';
import { lengthOfText } from '@subrosa/crypto/statements/payload';
import { IconSend2 } from '@tabler/icons-react';
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { changeDraft, dropDraft, useDraft, write } from '../../conversations/index.ts';
import { useTalk } from '../conversation/talk-context.ts';
import { usePlace } from '../conversation/use-place.ts';
import { Answered } from './answered.tsx';
import classes from './composer.module.css';
import { EmojiButton } from './emoji-button.tsx';
import { useSayTyping } from './use-say-typing.ts';

/** The count is shown from here on; before, nobody needs it. */
const COUNT_FROM = 0.9;

type WritingFormProps = { onSent: () => void };

export function WritingForm({ onSent }: WritingFormProps) {
  const { t, i18n } = useLingui();
  const { conversation, peer } = useTalk();
  const place = usePlace();
  const { text, replyTo } = useDraft(conversation.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const sayTyping = useSayTyping(conversation.id);
  const length = lengthOfText(text);
  const isTooLong = length > place.longest;
  const name = peer?.username ?? '';
  const digits = new Intl.NumberFormat(i18n.locale);

  // Who chose a message to answer goes on by writing.
  useEffect(() => {
    if (replyTo !== null) field.current?.focus();
  }, [replyTo]);

  function handleSubmit(event?: FormEvent) {
    event?.preventDefault();
    if (text.trim() === '' || isTooLong) return;
    write(place, { text: text.trim(), replyTo });
    dropDraft(conversation.id);
    form.current?.reset();
    field.current?.focus();
    onSent();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && replyTo !== null) return changeDraft(conversation.id, { replyTo: null });
    // With a keyboard on the screen, Enter is how one begins a new line.
    const isForNewLine = event.shiftKey || event.nativeEvent.isComposing || matchMedia('(pointer: coarse)').matches;
    if (event.key === 'Enter' && !isForNewLine) {
      event.preventDefault();
      handleSubmit();
    }
    return undefined;
  }

  function handleChange(next: string) {
    changeDraft(conversation.id, { text: next });
    if (next.trim() !== '') sayTyping();
  }

  function handleEmoji(emoji: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    handleChange(text.slice(0, selectionStart) + emoji + text.slice(selectionEnd));
    const after = selectionStart + emoji.length;
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(after, after);
    });
  }

  return (
    <form ref={form} className={classes.place} onSubmit={handleSubmit}>
      <div className={classes.box} data-wrong={isTooLong || undefined}>
        {replyTo !== null && <Answered id={replyTo} onDrop={() => changeDraft(conversation.id, { replyTo: null })} />}
        <div className={classes.line}>
          <Textarea
            ref={field}
            variant="unstyled"
            className={classes.field}
            aria-label={t`Message to ${name}`}
            placeholder={t`Write a message`}
            autosize
            minRows={1}
            maxRows={7}
            // Empty, it follows the page: so does its placeholder.
            dir={text === '' ? undefined : 'auto'}
            aria-invalid={isTooLong}
            value={text}
            onChange={({ currentTarget }) => handleChange(currentTarget.value)}
            onKeyDown={handleKeyDown}
          />
          <EmojiButton onPick={handleEmoji} />
          <ActionIcon type="submit" size={44} radius="md" aria-label={t`Send`} disabled={text.trim() === '' || isTooLong}>
            <IconSend2 size={22} stroke={1.5} aria-hidden="true" className={classes.directed} />
          </ActionIcon>
        </div>
      </div>
      <p className={classes.count} data-wrong={isTooLong || undefined} role="status">
        {isTooLong ? (
          <Trans>
            Too long: {digits.format(length)} of {digits.format(place.longest)} characters
          </Trans>
        ) : (
          length >= place.longest * COUNT_FROM && (
            <bdi dir="ltr">
              {digits.format(length)} / {digits.format(place.longest)}
            </bdi>
          )
        )}
      </p>
    </form>
  );
}
