import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { ErrorMessage } from '../../../shared/ui/error-message.tsx';
import { useAppConfig } from '../../../shared/use-app-config.ts';
import { useEndorsementActions } from '../api/endorsements.ts';
import classes from './endorsements.module.css';

type WriteFormProps = {
  member: { id: string; username: string };
  /** The viewer's earlier endorsement: each member writes at most one for another. */
  written: string;
};

/** Writes an endorsement, which is shown once the member approves it. */
export function WriteForm({ member: { id, username }, written }: WriteFormProps) {
  const { t, i18n } = useLingui();
  const { limits } = useAppConfig();
  const { write } = useEndorsementActions(id);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<ReactNode>(null);
  const [isSent, setSent] = useState(false);
  const [isSending, setSending] = useState(false);
  const text = typed ?? written;
  const left = i18n.number(limits.endorsement - text.length);

  async function send() {
    setSending(true);
    setProblem(null);
    try {
      await write(text.trim());
      setTyped(null);
      setSent(true);
    } catch (error) {
      setProblem(<ErrorMessage error={error} />);
    } finally {
      setSending(false);
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') setProblem(t`Field is required!`);
    else void send();
  }

  return (
    <form className={classes.form} onSubmit={handleSubmit}>
      <Textarea
        size="md"
        label={
          <Trans>
            Your endorsement of <bdi>{username}</bdi>
          </Trans>
        }
        description={t`${left} characters left. Shown once ${username} approves it.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={limits.endorsement}
        error={problem}
        value={text}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="default" size="md" loading={isSending} disabled={typed === null || typed.trim() === written}>
        <Trans>Send</Trans>
      </Button>
      <p role="status" className={classes.sent}>
        {isSent && typed === null && <Trans>Sent for approval.</Trans>}
      </p>
    </form>
  );
}
