import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { gazetteerVersion, loadGazetteer, type GazetteerCity } from '../gazetteer.ts';
import { findImport } from '../queries.ts';
import { addIncomingCities, applyIncomingCities, prepareImport, recordImport, tidyCities } from '../store.ts';

const BATCH = 10_000;

/**
 * Imports the cities of the installed packages, as the owner of the tables, and returns their number. Does nothing if they were imported
 * from the same packages already.
 */
export async function importCities(db: Db): Promise<number> {
  const version = await gazetteerVersion();
  const imported = await findImport(db);
  if (imported?.version === version) return imported.cities;
  return replaceCities(db, { version, cities: await loadGazetteer() });
}

/** Searches continue meanwhile with the previous cities. */
export async function replaceCities(db: Db, { version, cities }: { version: string; cities: Iterable<GazetteerCity> }): Promise<number> {
  const count = await transaction(db, async (tx) => {
    await prepareImport(tx);
    let count = 0;
    for (const batch of batches(cities)) {
      await addIncomingCities(tx, batch);
      count += batch.length;
    }
    await applyIncomingCities(tx);
    await recordImport(tx, { version, cities: count });
    return count;
  });
  await tidyCities(db);
  return count;
}

function* batches(cities: Iterable<GazetteerCity>): Generator<GazetteerCity[]> {
  let batch: GazetteerCity[] = [];
  for (const city of cities) {
    batch.push(city);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
