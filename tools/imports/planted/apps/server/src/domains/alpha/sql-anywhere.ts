import { sql } from 'kysely';
export const planted = sql;
