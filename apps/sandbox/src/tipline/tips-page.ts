import { html, type Html } from '../pages/html.ts';
import { layout } from '../pages/layout.ts';
import { failures, type Tip } from './tipline.ts';

const paths = ['/submit', '/upload', '/fileinfo', '/finish', '/retract'];

/** The received reports, newest first. Only names and sizes of files are kept. */
export function tipsPage(tips: readonly Tip[]): Html {
  return layout(
    'Reports to the agency',
    html`<form class="filter" action="/tipline/failures" method="post">
        <label for="path">The next call of</label>
        <select id="path" name="path">
          ${paths.map((path) => html`<option>${path}</option>`)}
        </select>
        <label for="failure">fails with</label>
        <select id="failure" name="failure">
          ${failures.map((failure) => html`<option>${failure}</option>`)}
        </select>
        <button>Plan</button>
      </form>
      ${tips.length > 0 ? listOf(tips) : html`<p class="empty">Nothing was reported yet.</p>`}`,
  );
}

function listOf(tips: readonly Tip[]): Html {
  const entries = tips.map(
    ({ number, state, files }) =>
      html`<li id="tip-${number}">
        <h2 class="number"><bdi>${number}</bdi></h2>
        <p class="text">${state}, ${files.length} files: ${files.map(({ name, bytes }) => `${name} (${bytes} bytes)`).join(', ')}</p>
      </li>`,
  );
  return html`<ol class="list" aria-label="Reports, newest first">
    ${entries}
  </ol>`;
}
