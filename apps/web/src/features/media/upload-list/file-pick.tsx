import type { MediaPurpose } from '@subrosa/rules/media/limits';
import type { ReactNode } from 'react';
import { acceptOf } from '../uploads/accept.ts';
import { FileInput } from './file-input.tsx';
import classes from './file-pick.module.css';

type FilePickProps = ({ purpose: MediaPurpose } | { /** File types in the format of the `accept` attribute. */ accept: string }) & {
  /** The accessible name, if the visible text is not sufficient. */
  label?: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** A button that opens the file dialog for one file. */
export function FilePick({ label, onFiles, children, ...wanted }: FilePickProps) {
  const accept = 'purpose' in wanted ? acceptOf(wanted.purpose) : wanted.accept;
  return (
    <label className={classes.pick}>
      {children}
      <FileInput className={classes.input} accept={accept} onFiles={onFiles} {...(label && { 'aria-label': label })} />
    </label>
  );
}
