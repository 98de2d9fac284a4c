import type { Simulator } from '../simulator.ts';
import { html, type Html } from './html.ts';
import { layout } from './layout.ts';

export function indexPage(simulators: readonly Simulator[]): Html {
  const entries = simulators.map(
    ({ name, description: about, page }) =>
      html`<li>
        <h2><a href="${page}">${name}</a></h2>
        <p>${about}</p>
      </li>`,
  );
  return layout(
    'Stand-ins',
    html`<p class="lead">Outside providers, played on this machine. Nothing leaves it, and nothing is kept after a restart.</p>
      <ul class="list">
        ${entries}
      </ul>`,
  );
}
