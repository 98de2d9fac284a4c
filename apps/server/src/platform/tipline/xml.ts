import type { CsamIncident } from '@subrosa/rules/csam/csam';
import type { TipFileDetails, TipReport } from './tipline.ts';

/** The agency's names of incident types. */
const incidentTypes: Readonly<Record<CsamIncident, string>> = {
  material: 'Child Pornography (possession, manufacture, and distribution)',
  enticement: 'Online Enticement of Children for Sexual Acts',
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

// XML 1.0 allows no control characters except tab and line breaks, not even escaped.
// oxlint-disable-next-line no-control-regex -- control characters are what it matches
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escaped = (text: string): string => text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');

type Content = string | undefined | readonly Content[];

/** An element; it is omitted when its content is undefined. */
function element(name: string, content: Content): string {
  if (content === undefined) return '';
  const inner = typeof content === 'string' ? escaped(content) : content.join('');
  return inner === '' ? '' : `<${name}>${inner}</${name}>`;
}

const document = (root: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;

/**
 * The agency rejects a whole report for an email address that it considers malformed. Members choose theirs, so an unusual
 * one is sent as text.
 */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d-]+(\.[a-z\d-]+)+$/i;
const isPlainEmail = (email: string): boolean => email.length <= 255 && EMAIL.test(email);

/** In the order of the agency's schema. */
export function reportXml({ incident, happenedAt, url, reporterEmail, person, note }: TipReport): string {
  return document(
    element('report', [
      element('incidentSummary', [element('incidentType', incidentTypes[incident]), element('incidentDateTime', happenedAt.toISOString())]),
      element('internetDetails', [element('webPageIncident', [element('url', url)])]),
      element('reporter', [element('reportingPerson', [element('email', reporterEmail)])]),
      element('personOrUserReported', [
        element('personOrUserReportedPerson', [
          element('phone', person.phone),
          element('email', person.email && isPlainEmail(person.email) ? person.email : undefined),
          element('dateOfBirth', person.dateOfBirth),
        ]),
        element('espIdentifier', person.id),
        element('screenName', person.username),
        element('additionalInfo', person.email && !isPlainEmail(person.email) ? `Email: ${person.email}` : undefined),
      ]),
      element('additionalInfo', note),
    ]),
  );
}

export function fileDetailsXml(number: string, fileId: string, { originalName, isReported }: TipFileDetails): string {
  return document(
    element('fileDetails', [
      element('reportId', number),
      element('fileId', fileId),
      element('originalFileName', originalName),
      // Staff never view the file: a hash list matched it, or a member reported it.
      element('fileViewedByEsp', 'false'),
      element('exifViewedByEsp', 'false'),
      element('publiclyAvailable', 'false'),
      element('fileRelevance', isReported ? 'Reported' : 'Supplemental Reported'),
    ]),
  );
}

const WORD = /^[\w-]{1,100}$/;

/** Returns the text of an element in a response of the agency, which is flat XML. */
export function textOf(xml: string, name: string): string | null {
  const [, after = ''] = xml.split(`<${name}>`, 2);
  const text = (after.split(`</${name}>`, 1)[0] ?? '').trim();
  return WORD.test(text) ? text : null;
}
