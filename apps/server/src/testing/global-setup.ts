import { dropLeftovers, ensureSmallTemplate } from './databases.ts';

export async function setup(): Promise<void> {
  await dropLeftovers();
  await ensureSmallTemplate();
}
