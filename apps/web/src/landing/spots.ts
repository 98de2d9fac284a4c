import { subscriptions } from '@subrosa/contract/endpoints/subscriptions';
import { createClient } from '@subrosa/contract/client/client';
import { visitor } from '../shared/api/visitor.ts';

const client = createClient({ session: visitor, toast: () => undefined, onRedirectToLogin: () => undefined });

/** Shows the number of free spots in the rendered text; after an error it stays empty. */
export async function showSpots(container: HTMLElement): Promise<void> {
  const spots = await client.call(subscriptions.getFreeSpots).catch(() => null);
  if (!spots) return;
  const { left } = spots;
  const { lang } = document.documentElement;
  const form = left === 0 ? 'none' : new Intl.PluralRules(lang).select(left);
  const template = container.querySelector<HTMLTemplateElement>(`template[data-form=${form}]`);
  if (!template) return;
  const content = template.content.cloneNode(true) as DocumentFragment;
  const number = content.querySelector('strong');
  if (number) number.textContent = new Intl.NumberFormat(lang).format(left);
  container.replaceChildren(content);
}
