import { html, type Html } from '../pages/html.ts';
import { layout } from '../pages/layout.ts';
import type { KnownHash } from './banks.ts';
import { magicHashes } from './magic-hashes.ts';

/** Every known hash, newest first, with a form that adds one. */
export function banksPage({ known, complaint: problem }: { known: readonly KnownHash[]; complaint: string }): Html {
  return layout(
    'Known pictures',
    html`<form class="filter" action="/hash-list" method="post">
        <label for="pdq">PDQ hash</label>
        <input id="pdq" name="pdq" required minlength="64" maxlength="64" pattern="[0-9a-f]{64}" autocomplete="off" spellcheck="false" />
        <button>Add</button>
      </form>
      ${problem ? html`<p class="empty" role="alert">${problem}</p>` : ''} ${known.length > 0 ? listOf(known) : nothing()} ${magic()}`,
  );
}

function listOf(known: readonly KnownHash[]): Html {
  const entries = known.map(
    ({ id, bank, pdq }) =>
      html`<li id="hash-${id}">
        <h2 class="number"><bdi>${bank}</bdi></h2>
        <p class="text"><code>${pdq}</code></p>
        <form action="/hash-list/${id}/remove" method="post"><button>Remove</button></form>
      </li>`,
  );
  return html`<ol class="list" aria-label="Known hashes, newest first">
    ${entries}
  </ol>`;
}

const nothing = (): Html =>
  html`<p class="empty">No picture is known. Uploads that look like a hash added here, within 31 bits, are stopped.</p>`;

function magic(): Html {
  const rows = Array.from(
    magicHashes,
    ([hash, { description: about }]) =>
      html`<dt><code>${hash}</code></dt>
        <dd>${about}</dd>`,
  );
  return html`<details>
    <summary>Hashes that fail on purpose</summary>
    <dl>${rows}</dl>
  </details>`;
}
