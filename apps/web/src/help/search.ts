import MiniSearch, { type SearchResult } from 'minisearch';
import { one } from '../landing/elements.ts';
import { indexOptions, searchOptions, type IndexedArticle } from './search-options.ts';

const MOST_RESULTS = 6;

/** Loads the index when the field is used for the first time, and searches it at every change. */
export function watchSearch(form: HTMLFormElement): void {
  const field = one(form, 'input', HTMLInputElement);
  const status = one(form, '[role=status]', HTMLElement);
  const list = one(form, 'ol', HTMLOListElement);
  let loading: Promise<MiniSearch<IndexedArticle>> | null = null;

  async function load(): Promise<MiniSearch<IndexedArticle>> {
    const reply = await fetch(form.dataset['search'] ?? '');
    if (!reply.ok) throw new Error(`the index answered ${reply.status}`);
    return MiniSearch.loadJSON<IndexedArticle>(await reply.text(), indexOptions);
  }

  async function loadOnce() {
    loading ??= load();
    try {
      return await loading;
    } catch {
      loading = null;
      return null;
    }
  }

  async function search() {
    const query = field.value.trim();
    const index = await loadOnce();
    // A later change has its own call.
    if (query !== field.value.trim()) return;
    const found = query === '' ? [] : (index?.search(query, searchOptions).slice(0, MOST_RESULTS) ?? []);
    list.replaceChildren(...found.map(row));
    const { found: count, none, failed } = status.dataset;
    if (query === '') status.textContent = '';
    else if (index === null) status.textContent = failed ?? '';
    else
      status.textContent =
        found.length > 0 ? `${count} ${new Intl.NumberFormat(form.dataset['language']).format(found.length)}` : (none ?? '');
  }

  field.addEventListener('focus', () => void loadOnce());
  field.addEventListener('input', () => void search());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
}

function row({ id, title, summary }: SearchResult): HTMLLIElement {
  const item = document.createElement('li');
  item.dir = 'auto';
  const link = document.createElement('a');
  link.href = `/help/${String(id)}`;
  link.textContent = String(title);
  const text = document.createElement('p');
  text.textContent = String(summary);
  item.append(link, text);
  return item;
}
