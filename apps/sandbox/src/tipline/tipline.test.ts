import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSample, readSampleResponse } from '../../test/support/samples.ts';
import { startSandbox, type Sandbox } from '../sandbox.ts';
import { validateDocument, type Root } from './schema.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.stop());

const NOW = new Date('2026-11-17T12:00:00Z');
const authorization = `Basic ${btoa('development:development-only')}`;
const post = (path: string, body: string | FormData, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/tipline/ispws${path}`, {
    method: 'POST',
    headers: { authorization, ...(typeof body === 'string' && { 'content-type': 'text/xml; charset=utf-8' }), ...headers },
    body,
  });
const codeIn = async (response: Response) => Number(/<responseCode>(\d+)</.exec(await response.text())?.[1]);
const textIn = async (response: Response, name: string) => new RegExp(`<${name}>([^<]+)<`).exec(await response.text())?.[1] ?? '';
const formOf = (fields: Record<string, string | Blob>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value);
    else form.set(name, value, 'a.jpg');
  }
  return form;
};

const report = readSample('cybertipline/report.xml');
const fileDetails = readSample('cybertipline/file-details.xml').replace('REPORT_ID', '1').replace('FILE_ID', 'f');

describe('the schema of the CyberTipline', () => {
  it.each<[Root, string]>([
    ['report', report],
    ['fileDetails', fileDetails],
    ...['submitted', 'uploaded', 'described', 'retracted', 'invalid'].map(
      (name) => ['reportResponse', readSampleResponse(`cybertipline/${name}.http`).body] satisfies [Root, string],
    ),
    ['reportDoneResponse', readSampleResponse('cybertipline/finished.http').body],
  ])('accepts the documented %s', (root, xml) => {
    expect(validateDocument(xml, root, NOW)).toBeNull();
  });

  it.each([
    ['an element of another name', fileDetails.replaceAll('fileViewedByEsp', 'viewedByEsp'), 4100],
    ['elements out of order', fileDetails.replace(/( *<fileViewedByEsp>.*\n)( *<exifViewedByEsp>.*\n)/, '$2$1'), 4100],
    ['an element twice', fileDetails.replace(/( *<publiclyAvailable>.*\n)/, '$1$1'), 4100],
    ['no file id', fileDetails.replace(/ *<fileId>.*\n/, ''), 4100],
    ['an unknown relevance', fileDetails.replace('>Reported<', '>Important<'), 4100],
    ['an invalid boolean', fileDetails.replace('>false<', '>no<'), 4100],
    ['metadata that was viewed without the file', fileDetails.replace('<exifViewedByEsp>false', '<exifViewedByEsp>true'), 4100],
    ['a time without its zone', fileDetails.replace('T12:00:00Z', 'T12:00:00'), 4100],
    ['a file name that is too long', fileDetails.replace('picture.jpg', 'x'.repeat(2057)), 4100],
    ['another root', report, 4100],
    ['a truncated document', fileDetails.slice(0, -10), 4110],
    ['text instead of XML', 'hello', 4110],
  ])('rejects details with %s', (_what, xml, code) => {
    expect(validateDocument(xml, 'fileDetails', NOW)?.code).toBe(code);
  });

  it.each([
    ['no email of the reporter', report.replace(/ *<email>.*\n/, '')],
    ['a malformed email', report.replace('robin@provider.example', 'robin')],
    ['an email with a long local part', report.replace('robin@', `${'r'.repeat(65)}@`)],
    ['an unknown kind of incident', report.replace('>Child Pornography (possession', '>Something else (possession')],
    ['no time of the incident', report.replace(/ *<incidentDateTime>.*\n/, '')],
    ['an incident in the future', report.replace('2025-10-15', '2026-11-18')],
    ['an invalid URL', report.replace('https://site.example/page.html', 'page.html')],
    ['the reporter before the incident', report.replace(/( *<incidentSummary>[^]*<\/incidentSummary>\n)([^]*)(<\/report>)/, '$2$1$3')],
  ])('rejects a report with %s', (_what, xml) => {
    expect(validateDocument(xml, 'report', NOW)?.code).toBe(4100);
  });
});

describe('the CyberTipline', () => {
  const opened = async () => textIn(await post('/submit', report), 'reportId');
  const uploaded = async (id: string) => textIn(await post('/upload', formOf({ id, file: new Blob(['data']) })), 'fileId');

  it('accepts a report with a file and its details through every step', async () => {
    const id = await opened();
    const upload = await post('/upload', formOf({ id, file: new Blob(['data'], { type: 'image/jpeg' }) }));
    const response = await upload.text();
    expect(response).toContain('<hash>8d777f385d3dfec8815d20f7496026dc</hash>');
    expect(validateDocument(response, 'reportResponse', NOW)).toBeNull();
    const fileId = /<fileId>(\w{32})</.exec(response)?.[1] ?? '';
    const details = readSample('cybertipline/file-details.xml').replace('REPORT_ID', id).replace('FILE_ID', fileId);
    expect(await codeIn(await post('/fileinfo', details.replaceAll('fileViewedByEsp', 'viewedByEsp')))).toBe(4100);
    expect(await codeIn(await post('/fileinfo', details))).toBe(0);
    expect(await codeIn(await post('/fileinfo', details))).toBe(4000);
    const done = await (await post('/finish', formOf({ id }))).text();
    expect(validateDocument(done, 'reportDoneResponse', NOW)).toBeNull();
    expect(done).toContain(`<fileId>${fileId}</fileId>`);
    expect(await codeIn(await post('/finish', formOf({ id })))).toBe(5102);
    expect(await codeIn(await post('/retract', formOf({ id })))).toBe(5102);
  });

  it('deletes a retracted report and returns an error for an unknown one', async () => {
    const id = await opened();
    const fileId = await uploaded(id);
    expect(await codeIn(await post('/retract', formOf({ id })))).toBe(0);
    expect(await codeIn(await post('/finish', formOf({ id })))).toBe(5101);
    expect(await codeIn(await post('/upload', formOf({ id: '1', file: new Blob(['x']) })))).toBe(5001);
    const other = await opened();
    const details = readSample('cybertipline/file-details.xml').replace('REPORT_ID', other).replace('FILE_ID', fileId);
    expect(await codeIn(await post('/fileinfo', details))).toBe(5002);
  });

  it('rejects wrong credentials with an empty body', async () => {
    const response = await post('/submit', report, { authorization: `Basic ${btoa('development:wrong')}` });
    expect([response.status, await response.text()]).toEqual([401, '']);
  });

  it.each([
    ['a report without its character set', () => post('/submit', report, { 'content-type': 'text/xml' }), 4000],
    ['an upload without a file', async () => post('/upload', formOf({ id: await opened() })), 4200],
    ['a form that is not multipart', async () => post('/finish', `id=${await opened()}`), 4000],
  ])('rejects %s', async (_what, call, code) => {
    expect(await codeIn(await call())).toBe(code);
  });
});
