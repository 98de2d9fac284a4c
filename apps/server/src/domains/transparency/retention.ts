import type { MapName } from '@subrosa/transparency/map/fillers';

const DAY_SECONDS = 86_400;

/** For how long an owner can check an edition after a newer one replaced it. */
const daysKept: Readonly<Record<MapName, number>> = { keys: 400, settings: 120 };

/** The oldest edition whose replaced nodes and leaves are kept; negative while every edition is. */
export const oldestKept = (map: MapName, newest: number, intervalSeconds: number): number =>
  newest - Math.ceil((daysKept[map] * DAY_SECONDS) / intervalSeconds);
