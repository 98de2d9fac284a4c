import type { ChangeEvent, InputHTMLAttributes } from 'react';

type FileInputProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'className' | 'accept' | 'multiple' | 'capture' | 'aria-label'> & {
  onFiles: (files: File[]) => void;
};

/** A native file input; it is cleared after each choice, so that the same file can be chosen again. */
export function FileInput({ onFiles, ...field }: FileInputProps) {
  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  }

  return <input {...field} type="file" onChange={handleChange} />;
}
