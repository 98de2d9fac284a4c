import { buffer } from 'node:stream/consumers';
import type { DepictionRecord } from '@subrosa/contract/media';
import { ZipFile } from 'yazl';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { listHolders } from './queries.ts';
import { listRecordPage } from './list-records.ts';

/** Prefix of exports in the store, which an hourly job deletes. */
export const RECORDS_PREFIX = 'records/';

const FIVE_MINUTES = 300;
const CHUNK = 5000;

/** Exports performers, depictions and their index for an inspection of the records. */
export async function exportRecords(db: Db, { storage }: Pick<ApiPlatform, 'storage'>) {
  const records: DepictionRecord[] = [];
  for (let after: string | undefined, more = true; more;) {
    const page = await listRecordPage(db, { after }, CHUNK);
    records.push(...page.records);
    after = page.after ?? undefined;
    more = page.after !== null;
  }
  const memberIds = [...new Set(records.flatMap(({ performer }) => performer.memberId ?? []))];
  const performers = performersOf(records, await listHolders(db, memberIds));
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(csvOf(performers)), 'performers.csv');
  zip.addBuffer(Buffer.from(csvOf(records.map(depictionRow))), 'depictions.csv');
  zip.addBuffer(Buffer.from(JSON.stringify({ performers, records }, null, 2)), 'records.json');
  zip.end();
  const key = `${RECORDS_PREFIX}${newId()}.zip`;
  await storage.put(key, await buffer(zip.outputStream), 'application/zip');
  const url = await storage.signRead(key, FIVE_MINUTES, 'records.zip');
  return { url, performers: performers.length, depictions: records.length };
}

/** People who are not members are identified by name and release. */
const keyOf = ({ performer: { memberId, name, releaseId } }: DepictionRecord): string => memberId ?? `${name}/${releaseId ?? ''}`;

/** Identity documents are only named here: opening one for an inspection requires the approval of a second person. */
function performersOf(records: readonly DepictionRecord[], holders: Awaited<ReturnType<typeof listHolders>>) {
  return [...Map.groupBy(records, keyOf).values()].map((own) => {
    const [first] = own;
    const { kind, memberId, name, verifiedAt, releaseId } = first?.performer ?? {};
    const aliases = [...new Set(own.flatMap(({ performer }) => performer.alias ?? []))].join(' ');
    const { dateOfBirth = null, documents = [] } = holders.get(memberId ?? '') ?? {};
    const kept = documents.map(({ id, storedAt }) => `${id} (${storedAt.slice(0, 10)})`).join(' ');
    return { kind, memberId, name, aliases, dateOfBirth, documents: kept, verifiedAt, releaseId, depictions: own.length };
  });
}

const depictionRow = ({ performer, depiction, consent, declaredAt }: DepictionRecord) => ({
  performer: performer.name,
  memberId: performer.memberId,
  releaseId: performer.releaseId,
  ...depiction,
  consent,
  declaredAt,
});

/** Quotes every cell, and prevents spreadsheets from reading a cell as a formula. */
function csvOf(rows: readonly Readonly<Record<string, string | number | null | undefined>>[]): string {
  const cell = (value: string | number | null | undefined) =>
    `"${String(value ?? '')
      .replace(/^[=+\-@\t\r]/, "'$&")
      .replaceAll('"', '""')}"`;
  const head = Object.keys(rows[0] ?? {});
  return [head.map(cell), ...rows.map((row) => head.map((name) => cell(row[name])))].map((line) => `${line.join(',')}\r\n`).join('');
}
