import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOwnHouse, type OwnHouse } from '../../testing/own-house.ts';
import { gatherCompany } from '../../testing/talking/company.ts';

const AWAY_MS = 1000;
const MEMBERS = 6;
let house: OwnHouse;

beforeAll(async () => {
  house = await openOwnHouse();
});
afterAll(() => house.close());

it('kill -9 of each process and engine while members talk loses and doubles nothing, keeps the order, and all tabs learn of it', async () => {
  const company = await gatherCompany(house, MEMBERS);
  for (const part of house.parts) {
    const seen = await company.killed(part, AWAY_MS);
    process.stdout.write(`${part.name}: ${JSON.stringify(seen)}\n`);
    expect(seen.gapSeconds).toBeLessThan(30);
  }
  expect(await company.findFaults()).toEqual([]);
  company.leave();
});
