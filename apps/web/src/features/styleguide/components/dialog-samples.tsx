import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import classes from './samples.module.css';

/** A question, and a question about an irreversible action. */
export function DialogSamples() {
  const [question, setQuestion] = useState<'publish' | 'delete'>();
  const [answer, setAnswer] = useState('Nothing answered');
  const close = () => setQuestion(undefined);

  function handleConfirm(text: string) {
    setAnswer(text);
    close();
  }

  return (
    <div className={classes.row}>
      <Button variant="default" onClick={() => setQuestion('publish')}>
        Ask
      </Button>
      <Button variant="default" onClick={() => setQuestion('delete')}>
        Ask about a danger
      </Button>
      <output>{answer}</output>
      <ConfirmDialog
        opened={question === 'publish'}
        title="Publish this post?"
        confirmLabel="Publish"
        onConfirm={() => handleConfirm('Published')}
        onClose={close}
      >
        Everyone who may see your profile will see it.
      </ConfirmDialog>
      <ConfirmDialog
        danger
        opened={question === 'delete'}
        title="Delete this post?"
        confirmLabel="Delete the post"
        onConfirm={() => handleConfirm('Deleted')}
        onClose={close}
      >
        Its photos go with it. This cannot be undone.
      </ConfirmDialog>
    </div>
  );
}
