/** The file was moved, changed or deleted after it was chosen. */
export class FileGone extends Error {
  override name = 'FileGone';
}
