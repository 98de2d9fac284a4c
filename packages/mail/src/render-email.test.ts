import { describe, expect, it } from 'vitest';
import { locales, emailTemplates, renderEmail, type Brand, type EmailData, type EmailKind } from './index.ts';
import { sampleBrand, sampleData } from './samples.ts';

const kinds = Object.keys(emailTemplates) as EmailKind[];
const every = kinds.flatMap((kind) => locales.map((locale) => ({ kind, locale })));

const revealingPatterns = [
  /fetish|kink|adult|\bsex|erotic|bdsm|nude|porn|dating|lover/i,
  /фетиш|кінк|кинк|секс|ерот|эрот|доросл|взросл|інтим|интим|знайомств|знакомств|порно/i,
  /戀物|恋物|癖|性愛|性爱|情趣|情色|色情|成人|約會|约会/,
  /פטיש|קינק|סקס|מיני|ארוטי|מבוגרים|אינטימי|היכרויות|פורנו/,
  /فتيش|جنس|إباحي|للكبار|بالغين|حميم|مواعدة|إثارة/,
  /1[89] ?\+/,
];

const hostile = `<img src=x onerror="alert(1)"> & </td><script>alert('x')</script>`;

function renderSample<K extends EmailKind>(kind: K, changes: Partial<EmailData[K]> = {}, brand: Partial<Brand> = {}) {
  return renderEmail(kind, { ...sampleData[kind], ...changes }, { locale: 'en', brand: { ...sampleBrand, ...brand } });
}

describe.each(every)('the email $kind in $locale', ({ kind, locale }) => {
  const rendering = renderEmail(kind, sampleData[kind], { locale, brand: sampleBrand });

  it('renders a subject, a document and a text', async () => {
    const { subject, html, text } = await rendering;
    expect(subject).toMatch(/^\S.*\S$/);
    expect(html).toContain(`<html lang="${locale}" dir="${locale === 'he' || locale === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(text).toContain(sampleBrand.supportEmail);
    expect(text).not.toMatch(/<\/?[a-z]|undefined|\[object/i);
  });

  it('contains no word that reveals the purpose of the app', async () => {
    const { subject, html, text } = await rendering;
    for (const pattern of revealingPatterns) for (const part of [subject, html, text]) expect(part).not.toMatch(pattern);
  });

  it('keeps names and data out of the subject', async () => {
    const { reference: _, ...data }: Record<string, unknown> = sampleData[kind];
    const { subject } = await rendering;
    for (const fact of [sampleBrand.name, ...Object.values(data)]) expect(subject).not.toContain(String(fact));
  });

  it('loads nothing and links only to the given URLs', async () => {
    const { html } = await rendering;
    expect(html).not.toMatch(/<(img|link|script|iframe|object|svg|video)\b|\bsrc=|url\(|@import|@font-face/i);
    const given = [...Object.values(sampleData[kind]), sampleBrand.baseUrl];
    const body = html.slice(html.indexOf('<html'));
    for (const url of body.match(/https?:\/\/[^"<\s]+/g) ?? []) expect(given).toContain(url);
    for (const [, href] of body.matchAll(/href="([^"]*)"/g)) {
      expect([...given, `mailto:${sampleBrand.supportEmail}`]).toContain(href);
    }
  });

  it('contains all data in both parts', async () => {
    const { html, text } = await rendering;
    // The change of a second factor, and booleans, are written as text: account-emails.test.ts checks them.
    const { change: _, ...data }: Record<string, unknown> = sampleData[kind];
    for (const fact of Object.values(data)
      .filter((value) => typeof value !== 'boolean')
      .flatMap((value) => String(value).split('\n'))) {
      expect(html).toContain(fact);
      expect(text).toContain(fact);
    }
  });

  it('stays far below the size at which clients truncate an email', async () => {
    expect(Buffer.byteLength((await rendering).html)).toBeLessThan(16_000);
  });
});

function renderChanged(kind: EmailKind, value: string, isChanged: (name: string) => boolean) {
  const data = Object.entries(sampleData[kind]).map(([name, fact]) => [name, isChanged(name) ? value : fact]);
  return renderEmail(kind, Object.fromEntries(data) as EmailData[typeof kind], { locale: 'en', brand: sampleBrand });
}

it.each(kinds)('%s shows its data as text, not as markup', async (kind) => {
  const { html } = await renderChanged(kind, hostile, (name) => name !== 'change');
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toContain('&lt;img src=x');
});

const isLink = (name: string) => /url$/i.test(name);

it.each(kinds.filter((kind) => Object.keys(sampleData[kind]).some(isLink)))('%s turns no link into a script', async (kind) => {
  const { html } = await renderChanged(kind, 'javascript:alert(1)', isLink);
  expect(html).not.toContain('href="javascript:alert(1)"');
});

describe('user input in emails', () => {
  it('appears as text, not as markup', async () => {
    const rendered = await Promise.all([
      renderSample('contact-message', { message: hostile, fromEmail: hostile, reference: hostile }),
      renderSample('privacy-request-filed', { details: hostile, email: hostile, kind: hostile, region: hostile }),
      renderSample('newsletter-confirm', { name: '<b>Violet</b><img src=x>' }),
    ]);
    for (const { html } of rendered) expect(html).not.toMatch(/<img|<script|<b>/);
    expect(rendered[0].html).toContain('&lt;script&gt;');
    expect(rendered[0].text).toContain(hostile);
    expect(rendered[1].html).toContain('&lt;script&gt;');
    expect(rendered[2].html).toContain('&lt;b&gt;Violet&lt;/b&gt;');
  });

  it('keeps its line breaks of any system', async () => {
    const { html, text } = await renderSample('contact-message', { message: 'one\r\ntwo\n\n\nthree' });
    expect(html).toContain('one<br/>two<br/><br/><br/>three');
    expect(text).toContain('one\ntwo\n\n\nthree');
  });

  it('adds no header through the subject', async () => {
    const { subject } = await renderSample('contact-message', { reference: 'CM-1\r\nBcc: all@mail.example' });
    expect(subject).toBe('New message CM-1 Bcc: all@mail.example');
  });
});

describe('newsletter-confirm', () => {
  it('states that ignoring it has no consequence', async () => {
    expect((await renderSample('newsletter-confirm')).text).toContain('Nothing will happen');
  });

  it('omits a name that could advertise something', async () => {
    const { html, text } = await renderSample('newsletter-confirm', { name: 'Win now at casino.example' });
    expect(text).toContain('\nHello,\n');
    expect(html).not.toContain('casino');
  });
});

describe('brand', () => {
  it('appears with the configured name', async () => {
    const { html, text } = await renderSample('newsletter-confirm', {}, { name: 'R. & Co' });
    expect(html).toContain('R. &amp; Co');
    expect(text).toContain('R. & Co');
    expect(html.replaceAll(/https?:[^"<]+|support@[^"<]+/g, '')).not.toMatch(/subrosa/i);
  });

  it('rejects a colour that could write into the style sheet', async () => {
    await expect(renderSample('newsletter-confirm', {}, { accent: 'red}body{display:none' })).rejects.toThrow(/#rrggbb/);
  });
});
