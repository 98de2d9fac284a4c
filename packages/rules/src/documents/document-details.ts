/** What a member states about a document. It is encrypted in the browser and decrypted only for a reviewer. */
export interface DocumentDetails {
  fullName: string;
  documentNumber: string;
  /** YYYY-MM-DD, like all dates here. */
  dateOfBirth: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  expiresOn: string | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length > 0 && value.length <= most;

/** Returns null when the structure is wrong: the browser that encrypted it is untrusted. */
export function parseDocumentDetails(json: string): DocumentDetails | null {
  const value = parse(json);
  if (typeof value !== 'object' || value === null) return null;
  const { fullName, documentNumber, dateOfBirth, country, expiresOn } = value as Record<string, unknown>;
  if (!isText(fullName, 200) || !isText(documentNumber, 60)) return null;
  if (!isText(dateOfBirth, 10) || !DAY.test(dateOfBirth) || !isText(country, 2)) return null;
  if (expiresOn === null || expiresOn === undefined) return { fullName, documentNumber, dateOfBirth, country, expiresOn: null };
  return isText(expiresOn, 10) && DAY.test(expiresOn) ? { fullName, documentNumber, dateOfBirth, country, expiresOn } : null;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
