export interface Screenshot {
  page: string;
  file: string;
  caption: string;
}

const STYLE = `body{font:14px system-ui;margin:24px;background:#777;color:#fff}
section{display:flex;flex-wrap:wrap;gap:12px;align-items:start}
figure{margin:0}
img{inline-size:220px;block-size:320px;object-fit:cover;object-position:top;border:1px solid #333}`;

/** A page of thumbnails that link to the pictures. */
export function contactSheet(pictures: readonly Screenshot[]): string {
  const htmlOf = ({ file, caption }: Screenshot) =>
    `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="${caption}"></a><figcaption>${caption}</figcaption></figure>`;
  const sections = [...Map.groupBy(pictures, ({ page }) => page)].map(
    ([page, ofPage]) => `<h2 id="${page}">${page}</h2>\n<section>\n${ofPage.map(htmlOf).join('\n')}\n</section>`,
  );
  return `<!doctype html>\n<meta charset="utf-8">\n<title>Pictures</title>\n<style>${STYLE}</style>\n${sections.join('\n')}\n`;
}
