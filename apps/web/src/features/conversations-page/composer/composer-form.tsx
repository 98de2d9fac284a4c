import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Textarea } from '@mantine/core';
import { IconCheck, IconSend2 } from '@tabler/icons-react';
import { lazy, memo, Suspense, useEffect, useRef, type ClipboardEvent, type FormEvent, type KeyboardEvent } from 'react';
import { changeDraft, type SendContext } from '../../conversations/index.ts';
import { addFiles } from './add-files.ts';
import { AboutRequest } from './about-request.tsx';
import { ReplyBar } from './reply-bar.tsx';
import { AttachButton } from './attach-button.tsx';
import classes from './composer.module.css';
import { EmojiButton } from './emoji-button.tsx';
import { useSendTyping } from './use-send-typing.ts';
import { useAboutRequest } from './use-about-request.ts';
import { useComposer } from './use-composer.ts';

const ChosenFiles = lazy(async () => ({ default: (await import('../files/chosen-files.tsx')).ChosenFiles }));

/** The count appears from this share of the limit. */
const COUNT_FROM = 0.9;

type ComposerFormProps = { context: SendContext; name: string; onSent: () => void };

/** Measures its own height on every render, so it must not render with every incoming message. */
export const ComposerForm = memo(function WritingForm({ context, name, onSent }: ComposerFormProps) {
  const { t } = useLingui();
  const { conversationId } = context;
  const { requestId, drop } = useAboutRequest();
  const writing = useComposer(context, requestId);
  const { text, replyTo, editing, files, isTooLong, isEmpty } = writing;
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const sendTyping = useSendTyping(conversationId);
  const about = editing ?? replyTo;

  // After choosing a message to reply to or to edit, the member continues typing.
  useEffect(() => {
    if (about !== null) field.current?.focus();
  }, [about]);

  function handleSubmit(event?: FormEvent) {
    event?.preventDefault();
    if (isEmpty || isTooLong) return;
    writing.send();
    form.current?.reset();
    field.current?.focus();
    if (editing !== null) return;
    if (requestId !== null) drop();
    onSent();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && about !== null) return writing.leave();
    // With an on-screen keyboard, Enter begins a new line.
    const isForNewLine = event.shiftKey || event.nativeEvent.isComposing || matchMedia('(pointer: coarse)').matches;
    if (event.key === 'Enter' && !isForNewLine) {
      event.preventDefault();
      handleSubmit();
    }
    return undefined;
  }

  function handlePaste(event: ClipboardEvent) {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    addFiles(conversationId, pasted);
  }

  function handleChange(next: string) {
    changeDraft(conversationId, { text: next });
    if (next.trim() !== '') sendTyping();
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
    <form ref={form} className={classes.composer} onSubmit={handleSubmit}>
      <div className={classes.box} data-wrong={isTooLong || undefined}>
        {about !== null && <ReplyBar id={about} isEdited={editing !== null} onDrop={writing.leave} />}
        {requestId !== null && editing === null && <AboutRequest id={requestId} onDrop={drop} />}
        {files.length > 0 && (
          <Suspense>
            <ChosenFiles files={files} onChange={(next) => changeDraft(conversationId, { files: next })} />
          </Suspense>
        )}
        <div className={classes.line}>
          {editing === null && <AttachButton onFiles={(chosen) => addFiles(conversationId, chosen)} />}
          <Textarea
            ref={field}
            variant="unstyled"
            className={classes.field}
            aria-label={t`Message to ${name}`}
            placeholder={t`Write a message`}
            autosize
            minRows={1}
            maxRows={7}
            // While empty, it follows the direction of the page, as its placeholder does.
            dir={text === '' ? undefined : 'auto'}
            aria-invalid={isTooLong}
            value={text}
            onChange={({ currentTarget }) => handleChange(currentTarget.value)}
            onKeyDown={handleKeyDown}
            onPaste={handlePaste}
          />
          <EmojiButton onPick={handleEmoji} />
          <ActionIcon type="submit" size={44} radius="md" aria-label={editing === null ? t`Send` : t`Save`} disabled={isEmpty || isTooLong}>
            {editing === null ? (
              <IconSend2 size={22} stroke={1.5} aria-hidden="true" className={classes.directed} />
            ) : (
              <IconCheck size={22} stroke={1.5} aria-hidden="true" />
            )}
          </ActionIcon>
        </div>
      </div>
      <Length length={writing.length} longest={writing.longest} />
    </form>
  );
});

function Length({ length, longest }: { length: number; longest: number }) {
  const { i18n } = useLingui();
  const digits = new Intl.NumberFormat(i18n.locale);
  const isTooLong = length > longest;
  return (
    <p className={classes.count} data-wrong={isTooLong || undefined} role="status">
      {isTooLong ? (
        <Trans>
          Too long: {digits.format(length)} of {digits.format(longest)} characters
        </Trans>
      ) : (
        length >= longest * COUNT_FROM && (
          <bdi dir="ltr">
            {digits.format(length)} / {digits.format(longest)}
          </bdi>
        )
      )}
    </p>
  );
}
