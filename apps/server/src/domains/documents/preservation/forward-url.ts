import { linkToken, verifyLinkToken } from '../../../platform/link-token.ts';

const PURPOSE = 'preserved-forward';

const subjectOf = (fileId: string, number: string) => `${fileId}~${number}`;

/** The URL at which the documents process forwards a preserved file into a report. */
export function forwardUrl(secret: string, fileId: string, number: string): string {
  return `/preserved/${fileId}/forward?ticket=${linkToken(secret, PURPOSE, subjectOf(fileId, number))}`;
}

const URL_PATTERN = /^\/preserved\/([0-9a-f-]{36})\/forward\?ticket=([\w.~-]{1,200})$/;

/** Returns what a signed URL requests, or null. Whether the report is being sent is checked in the database. */
export function parseForwardUrl(secret: string, url: string): { fileId: string; number: string } | null {
  const [, fileId = '', ticket = ''] = URL_PATTERN.exec(url) ?? [];
  const subject = verifyLinkToken(secret, PURPOSE, ticket);
  const number = subject?.split('~')[1] ?? '';
  return subject !== null && subject === subjectOf(fileId, number) ? { fileId, number } : null;
}
