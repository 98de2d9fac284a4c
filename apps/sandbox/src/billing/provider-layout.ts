import { html, type Html } from '../pages/html.ts';

/** The layout of the pages that members see at the provider, with the provider's name only. */
export function providerPage(title: string, content: Html, goTo?: string): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        ${goTo ? html`<meta http-equiv="refresh" content="2;url=${goTo}" />` : html``}
        <title>${title} · CCBill sandbox</title>
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <header><a href="/billing/support">CCBill sandbox</a></header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
