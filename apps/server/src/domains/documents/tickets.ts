import { linkToken, verifyLinkToken } from '../../platform/link-token.ts';

export const DOCUMENTS_PATH = '/documents';

const PURPOSE = 'document-access';

const subjectOf = (ticketId: string, documentId: string) => `${ticketId}.${documentId}`;

/** The URL at which the documents process shows a document once. */
export function documentAccessUrl(secret: string, ticketId: string, documentId: string): string {
  return `${DOCUMENTS_PATH}/${documentId}?ticket=${linkToken(secret, PURPOSE, subjectOf(ticketId, documentId))}`;
}

const URL_PATTERN = /^\/documents\/([0-9a-f-]{36})\?ticket=([\w.-]{1,200})$/;

/** Returns what a signed URL requests, or null. Whether the ticket is still valid is checked in the database. */
export function parseDocumentAccessUrl(secret: string, url: string): { ticketId: string; documentId: string } | null {
  const [, documentId = '', ticket = ''] = URL_PATTERN.exec(url) ?? [];
  const subject = verifyLinkToken(secret, PURPOSE, ticket);
  const ticketId = subject?.split('.')[0] ?? '';
  return subject !== null && subject === subjectOf(ticketId, documentId) ? { ticketId, documentId } : null;
}
