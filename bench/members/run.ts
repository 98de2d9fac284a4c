import { generateMembers, MILLION } from './generate.ts';

await generateMembers(Number(process.argv[3] ?? MILLION));
