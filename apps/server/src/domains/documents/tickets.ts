import { linkToken, verifyLinkToken } from '../../platform/link-token.ts';

export const DOCUMENTS_PATH = '/documents';

const PURPOSE = 'document-look';

const subjectOf = (ticketId: string, documentId: string) => `${ticketId}.${documentId}`;

/** Where the documents process shows it, once. */
export function documentAccessUrl(secret: string, ticketId: string, documentId: string): string {
  return `${DOCUMENTS_PATH}/${documentId}?ticket=${linkToken(secret, PURPOSE, subjectOf(ticketId, documentId))}`;
}

const URL_PATTERN = /^\/documents\/([0-9a-f-]{36})\?ticket=([\w.-]{1,200})$/;

/** What an address asks for, where we signed it; whether it may still be used, the database knows. */
export function parseDocumentAccessUrl(secret: string, url: string): { ticketId: string; documentId: string } | null {
  const [, documentId = '', ticket = ''] = URL_PATTERN.exec(url) ?? [];
  const subject = verifyLinkToken(secret, PURPOSE, ticket);
  const ticketId = subject?.split('.')[0] ?? '';
  return subject !== null && subject === subjectOf(ticketId, documentId) ? { ticketId, documentId } : null;
}
