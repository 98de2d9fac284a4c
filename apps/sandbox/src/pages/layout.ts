import { html, type Html } from './html.ts';

/** The layout of every page. */
export function layout(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <title>${title} · Sandbox</title>
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <header><a href="/">Sandbox</a></header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
