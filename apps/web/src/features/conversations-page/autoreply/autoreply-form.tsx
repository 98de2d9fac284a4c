import { Trans, useLingui } from '@lingui/react/macro';
import { Switch, Textarea } from '@mantine/core';
import { autoreplies } from '@subrosa/contract/endpoints/autoreplies';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { lengthOfText } from '@subrosa/crypto/signed/payload';
import { IconMessageReply } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { client } from '../../../shared/api/client.ts';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { showToast } from '../../../shared/ui/show-toast.ts';
import { usePending } from '../../../shared/use-pending.ts';
import bubble from '../conversation/bubble.module.css';
import entry from '../conversation/entry.module.css';
import { MessageText } from '../conversation/message-text.tsx';
import classes from './autoreply-form.module.css';
import { autoReplyQuery } from './api.ts';

type AutoReplyFormProps = { autoReply: ReplyBody<typeof autoreplies.getAutoReply>; onClose: () => void };

export function AutoReplyForm({ autoReply, onClose }: AutoReplyFormProps) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const { isPending, run } = usePending();
  const [text, setText] = useState(autoReply.text ?? '');
  const [enabled, setEnabled] = useState(autoReply.enabled);
  const [problem, setProblem] = useState<string | null>(null);
  const { longest, updatedAt } = autoReply;
  const length = lengthOfText(text);
  const digits = new Intl.NumberFormat(i18n.locale);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return setProblem(t`Field is required!`);
    if (length > longest) return undefined;
    const isDone = await run(async () => {
      const saved = await client.call(autoreplies.saveAutoReply, { body: { text: text.trim(), enabled } });
      queryClient.setQueryData(autoReplyQuery.queryKey, saved);
    });
    if (!isDone) return undefined;
    showToast('info', { message: t`Auto-reply saved.` });
    return onClose();
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate className={classes.form}>
      <Textarea
        size="md"
        label={t`Your auto-reply`}
        description={`${digits.format(length)} / ${digits.format(longest)}`}
        autosize
        minRows={3}
        maxRows={9}
        dir={text === '' ? undefined : 'auto'}
        value={text}
        error={problem ?? (length > longest && t`Too long: ${digits.format(length)} of ${digits.format(longest)} characters`)}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setProblem(null);
        }}
      />
      <Switch
        size="md"
        withThumbIndicator={false}
        label={t`Send auto-reply`}
        checked={enabled}
        onChange={({ currentTarget }) => setEnabled(currentTarget.checked)}
      />
      <section aria-labelledby="auto-reply-preview">
        <h3 id="auto-reply-preview" className={classes.heading}>
          <Trans>Preview</Trans>
        </h3>
        <div className={bubble.bubble} data-variant="open">
          <p className={entry.label}>
            <IconMessageReply size={16} stroke={1.5} aria-hidden="true" />
            <Trans>Auto-reply · not end-to-end encrypted</Trans>
          </p>
          <MessageText text={text.trim() === '' ? '…' : text.trim()} />
        </div>
      </section>
      <p className={classes.updated}>
        {updatedAt === null ? (
          <Trans>Not saved yet</Trans>
        ) : (
          <Trans>
            Last changed: <MomentText instant={updatedAt} />
          </Trans>
        )}
      </p>
      <DialogActions submitLabel={<Trans>Save</Trans>} onCancel={onClose} isBusy={isPending} />
    </form>
  );
}
