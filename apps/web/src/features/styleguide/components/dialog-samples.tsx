import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import classes from './samples.module.css';

/** A question, and one about something that cannot be undone. */
export function DialogSamples() {
  const [asking, setAsking] = useState<'publish' | 'delete'>();
  const [answer, setAnswer] = useState('Nothing answered');
  const close = () => setAsking(undefined);

  function handleConfirm(words: string) {
    setAnswer(words);
    close();
  }

  return (
    <div className={classes.row}>
      <Button variant="default" onClick={() => setAsking('publish')}>
        Ask
      </Button>
      <Button variant="default" onClick={() => setAsking('delete')}>
        Ask about a danger
      </Button>
      <output>{answer}</output>
      <ConfirmDialog
        opened={asking === 'publish'}
        title="Publish this post?"
        confirmLabel="Publish"
        onConfirm={() => handleConfirm('Published')}
        onClose={close}
      >
        Everyone who may see your profile will see it.
      </ConfirmDialog>
      <ConfirmDialog
        danger
        opened={asking === 'delete'}
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
