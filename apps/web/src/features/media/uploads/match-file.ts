type UnfinishedUpload = { fileName: string | null; bytes: number };

// macOS writes accents as characters of their own.
const spelling = (name: string) => name.normalize('NFC');

/** Whether this is the file that an upload was begun with, as far as a browser can tell. */
export function isSameFile(file: { name: string; size: number }, { fileName, bytes }: UnfinishedUpload): boolean {
  return fileName !== null && file.size === bytes && spelling(file.name) === spelling(fileName);
}

/** Each chosen file with the unfinished upload that it goes on with; no upload is given to two. */
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
