import { subscriptions } from '@subrosa/contract/addresses/subscriptions';
import { createClient } from '@subrosa/contract/client/client';
import { visitor } from '../shared/api/visitor.ts';

const client = createClient({ session: visitor, toast: () => undefined, onRedirectToLogin: () => undefined });

/** Shows how many free places are left, in the words that the page was rendered with. Without an answer it says nothing. */
export async function showPlaces(place: HTMLElement): Promise<void> {
  const places = await client.call(subscriptions.readFreeSpots).catch(() => null);
  if (!places) return;
  const { left } = places;
  const { lang } = document.documentElement;
  const form = left === 0 ? 'none' : new Intl.PluralRules(lang).select(left);
  const template = place.querySelector<HTMLTemplateElement>(`template[data-form=${form}]`);
  if (!template) return;
  const words = template.content.cloneNode(true) as DocumentFragment;
  const number = words.querySelector('strong');
  if (number) number.textContent = new Intl.NumberFormat(lang).format(left);
  place.replaceChildren(words);
}
