// Writes every email in every language to .artifacts/mail, as HTML and as plain text.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { locales, emailTemplates, renderEmail } from './dist/index.js';
import { sampleBrand, sampleData } from './dist/samples.js';

const folder = fileURLToPath(new URL('../../.artifacts/mail/', import.meta.url));
await mkdir(folder, { recursive: true });

for (const kind of Object.keys(emailTemplates)) {
  for (const locale of locales) {
    const { subject, html, text } = await renderEmail(kind, sampleData[kind], { locale, brand: sampleBrand });
    await writeFile(`${folder}${kind}.${locale}.html`, html);
    await writeFile(`${folder}${kind}.${locale}.txt`, `${subject}\n\n${text}\n`);
  }
}

console.log(`Emails are in ${folder}`);
