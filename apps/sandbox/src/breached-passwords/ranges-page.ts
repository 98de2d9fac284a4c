import { html, type Html } from '../pages/html.ts';
import { layout } from '../pages/layout.ts';
import { magicPrefixes } from './magic-prefixes.ts';

/** The requested prefixes, newest first, with a form that adds a password. */
export function rangesPage({ requested, known }: { requested: readonly string[]; known: number }): Html {
  return layout(
    'Breached passwords',
    html`<form class="filter" action="/breached-passwords" method="post">
        <label for="password">Password</label>
        <input id="password" name="password" required autocomplete="off" spellcheck="false" />
        <button>Add</button>
      </form>
      <p>Added: ${known}. Only their hashes are kept.</p>
      ${requested.length > 0 ? listOf(requested) : html`<p class="empty">No prefix was requested.</p>`} ${magic()}`,
  );
}

function listOf(requested: readonly string[]): Html {
  return html`<ol class="list" aria-label="Prefixes, newest first">
    ${requested.map((prefix) => html`<li><code>${prefix}</code></li>`)}
  </ol>`;
}

function magic(): Html {
  const rows = Array.from(
    magicPrefixes,
    ([prefix, { description: about }]) =>
      html`<dt><code>${prefix}</code></dt>
        <dd>${about}</dd>`,
  );
  return html`<details>
    <summary>Prefixes that fail on purpose</summary>
    <dl>${rows}</dl>
  </details>`;
}
