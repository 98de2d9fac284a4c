import type { MediaPurpose } from '@subrosa/rules/media/limits';
import type { ReactNode } from 'react';
import { acceptOf } from '../uploads/accept.ts';
import { FileInput } from './file-input.tsx';
import classes from './file-pick.module.css';

type FilePickProps = {
  purpose: MediaPurpose;
  /** Where the words on it are not enough. */
  label?: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** A button that opens the file dialog for one file. */
export function FilePick({ purpose, label, onFiles, children }: FilePickProps) {
  return (
    <label className={classes.pick}>
      {children}
      <FileInput className={classes.input} accept={acceptOf(purpose)} onFiles={onFiles} {...(label && { 'aria-label': label })} />
    </label>
  );
}
