/** Entries of one file, as packages/transparency defines it. A page imports this file, and nothing of that package. */
const BUNDLE_ENTRIES = 256;

/** A public file of entries: complete, or with its first `width` entries. */
export interface EntryFile {
  /** Three digits. */
  readonly bundle: string;
  readonly width: number | null;
}

/** The files with the entries from this size of the log to that of a checkpoint; null for a text that is no checkpoint. */
export function entryFiles(note: string, from: number): EntryFile[] | null {
  const [, line = ''] = note.split('\n');
  if (!/^\d{1,15}$/.test(line)) return null;
  const size = Number(line);
  const first = Math.floor(from / BUNDLE_ENTRIES);
  return Array.from({ length: Math.max(0, Math.ceil(size / BUNDLE_ENTRIES) - first) }, (_, offset) => {
    const width = Math.min(BUNDLE_ENTRIES, size - (first + offset) * BUNDLE_ENTRIES);
    return { bundle: String(first + offset).padStart(3, '0'), width: width === BUNDLE_ENTRIES ? null : width };
  });
}
