/** What a member says about a document. It is sealed in the browser and opened for a reviewer alone. */
export interface DocumentDetails {
  fullName: string;
  documentNumber: string;
  /** YYYY-MM-DD, as are the others. */
  dateOfBirth: string;
  /** ISO 3166-1, two letters. */
  country: string;
  expiresOn: string | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length > 0 && value.length <= most;

/** Null where it is something else: whoever sealed it may have written anything. */
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
