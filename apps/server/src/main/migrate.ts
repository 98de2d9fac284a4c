import { prepareDatabase } from '../app/prepare-database.ts';
import { loadConfig } from '../platform/config/config.ts';

const { applied, cities } = await prepareDatabase(loadConfig(process.env));
process.stdout.write(`${applied.length} migrations applied${applied.map((name) => `\n  ${name}`).join('')}\n${cities} cities\n`);
