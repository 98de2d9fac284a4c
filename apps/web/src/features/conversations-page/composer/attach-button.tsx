import { useLingui } from '@lingui/react/macro';
import { IconPaperclip } from '@tabler/icons-react';
import type { ChangeEvent } from 'react';
import classes from './attach-button.module.css';

type AttachButtonProps = { onFiles: (files: File[]) => void };

/** Opens the browser's file dialog; the input is cleared after each choice, so that the same file can be chosen again. */
export function AttachButton({ onFiles }: AttachButtonProps) {
  const { t } = useLingui();

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    onFiles(files);
  }

  return (
    <label className={classes.attach}>
      <IconPaperclip size={24} stroke={1.5} aria-hidden="true" />
      <input type="file" multiple className={classes.input} aria-label={t`Attach files`} onChange={handleChange} />
    </label>
  );
}
