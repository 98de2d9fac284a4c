type UnfinishedUpload = { fileName: string | null; bytes: number };

// macOS writes accents as separate characters.
const spelling = (name: string) => name.normalize('NFC');

/** Whether this is the file of an unfinished upload, as far as a browser can know. */
export function isSameFile(file: { name: string; size: number }, { fileName, bytes }: UnfinishedUpload): boolean {
  return fileName !== null && file.size === bytes && spelling(file.name) === spelling(fileName);
}

/** Matches each chosen file with the unfinished upload that it resumes; each upload matches at most one file. */
export function matchFiles<File extends { name: string; size: number }, Upload extends UnfinishedUpload>(
  files: readonly File[],
  unfinished: readonly Upload[],
): { resumed: { file: File; upload: Upload }[]; others: File[] } {
  const remaining = new Set(unfinished);
  const resumed: { file: File; upload: Upload }[] = [];
  const others: File[] = [];
  for (const file of files) {
    const upload = [...remaining].find((candidate) => isSameFile(file, candidate));
    if (upload) {
      remaining.delete(upload);
      resumed.push({ file, upload });
    } else others.push(file);
  }
  return { resumed, others };
}
