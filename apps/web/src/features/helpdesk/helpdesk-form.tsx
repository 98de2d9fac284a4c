import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Textarea } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { useRef, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { usePending } from '../../shared/use-pending.ts';
import classes from './helpdesk-form.module.css';

type HelpdeskFormProps = {
  label: string;
  field?: RefObject<HTMLTextAreaElement | null>;
  longest: number;
  /** Whether Enter sends; otherwise only Ctrl+Enter does. */
  sendsByEnter: boolean;
  /** A retry uses the same id, so that the message is stored once. */
  onSend: (message: { id: string; text: string }) => Promise<unknown>;
};

/** The form in which members and staff write to each other. An unsent message stays in it. */
export function HelpdeskForm({ label, field, longest, sendsByEnter, onSend }: HelpdeskFormProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const id = useRef(crypto.randomUUID());
  const { isPending, run } = usePending();

  async function handleSubmit(event?: FormEvent) {
    event?.preventDefault();
    if (text.trim() === '') return;
    if (!(await run(() => onSend({ id: id.current, text: text.trim() })))) return;
    id.current = crypto.randomUUID();
    setText('');
  }

  function handleKeyDown(event: KeyboardEvent) {
    const isForNewLine = event.shiftKey || event.nativeEvent.isComposing || matchMedia('(pointer: coarse)').matches;
    if (event.key !== 'Enter' || isForNewLine || (!sendsByEnter && !event.ctrlKey)) return;
    event.preventDefault();
    void handleSubmit();
  }

  return (
    <form className={classes.form} onSubmit={(event) => void handleSubmit(event)}>
      <Textarea
        ref={field ?? null}
        className={classes.field}
        aria-label={label}
        placeholder={t`Write a message`}
        autosize
        minRows={1}
        maxRows={8}
        maxLength={longest}
        dir={text === '' ? undefined : 'auto'}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      <ActionIcon type="submit" size={44} radius="md" aria-label={t`Send`} loading={isPending} disabled={text.trim() === ''}>
        <IconSend2 size={22} stroke={1.5} aria-hidden="true" className={classes.directed} />
      </ActionIcon>
    </form>
  );
}
