import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XmlDocument, XmlParseError, XmlValidateError, XsdValidator } from 'libxml2-wasm';

const xsd = XmlDocument.fromString(readFileSync(join(import.meta.dirname, 'cybertipline.xsd'), 'utf8'));
const validator = XsdValidator.fromDoc(xsd);

/** Codes of the documentation: the document is not XML, or it does not match the schema. */
const MALFORMED = 4110;
const INVALID = 4100;

export interface SchemaError {
  code: number;
  detail: string;
}

export type Root = 'report' | 'fileDetails' | 'reportResponse' | 'reportDoneResponse';

/** Returns the problem of a document, or null. Also checks the rules that a schema cannot express. */
export function validateDocument(xml: string, root: Root, now: Date): SchemaError | null {
  try {
    using document = XmlDocument.fromString(xml);
    if (document.root.name !== root) return { code: INVALID, detail: `the root element must be <${root}>` };
    validator.validate(document);
    return ruleError(document, now);
  } catch (error) {
    if (error instanceof XmlParseError) return { code: MALFORMED, detail: error.message };
    if (error instanceof XmlValidateError) return { code: INVALID, detail: error.message };
    throw error;
  }
}

function ruleError(document: XmlDocument, now: Date): SchemaError | null {
  const texts = (path: string) => document.find(path).map(({ content }) => content.trim());
  const future = texts('//incidentDateTime | //dateTime | //uploadedToEspTimestamp | //dateOfBirth').find((text) => new Date(text) > now);
  if (future) return { code: INVALID, detail: `${future} must be in the past` };
  if (texts('//exifViewedByEsp')[0] === 'true' && texts('//fileViewedByEsp')[0] !== 'true') {
    return { code: INVALID, detail: 'fileViewedByEsp must be true when exifViewedByEsp is true' };
  }
  const isSupplemental = texts('//fileRelevance')[0] === 'Supplemental Reported';
  if (isSupplemental && texts('//industryClassification | //potentialMeme').length > 0) {
    return { code: INVALID, detail: 'only a Reported file may be classified' };
  }
  return null;
}
