import { dropLeftovers, ensureTemplate } from './databases.ts';

export async function setup(): Promise<void> {
  await dropLeftovers();
  await ensureTemplate();
}
