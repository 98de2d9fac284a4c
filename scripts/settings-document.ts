import { z } from 'zod';
import { settings as decoderSettings } from '../apps/server/src/decoder/config.ts';
import { secretSettings } from '../apps/server/src/platform/config/secret-settings.ts';
import { settings } from '../apps/server/src/platform/config/settings.ts';

interface Property {
  type?: string;
  enum?: readonly string[];
  format?: string;
}

/** Chapters of the page, by their first setting; each setting belongs to the last chapter that starts before it. */
const chapters: Readonly<Record<string, string>> = {
  ENVIRONMENT: 'App',
  DATABASE_ADMIN_URL: 'PostgreSQL and Redis',
  S3_ENDPOINT: 'S3 store',
  KEY_PROVIDER: 'Key provider of identity documents',
  AUDIT_FOLDER: 'Audit chain',
  CLAMD_HOST: 'Uploads, hash lists and NCMEC',
  SMTP_URL: 'Email',
  VAPID_PRIVATE_KEY: 'Push',
  NEWSLETTER_PROVIDER: 'Newsletter and analytics',
  SMS_PROVIDER: 'Text messages',
  BILLING_PROVIDER: 'Card billing',
  DOCUMENT_NUMBER_HASH_SECRET: 'Identity and age',
  EMAIL_LINK_SECRET: 'Secrets and tokens',
  WEB_ROOT: 'Processes',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'Traces and logs',
  USERNAME_UNDERSCORE: 'Accounts',
  CONFIDANT_MESSAGING: 'Chat and automatic replies',
  LOCATION_GRID_KM: 'Search',
  LIMIT_TITLE: 'Lengths',
  PRICE_PREMIUM_30: 'Plans',
};

/** Defaults that depend on the machine. */
const computed: Readonly<Record<string, string>> = {
  DECODER_CONCURRENCY: 'number of cores, at least 2',
  DECODER_LAUNCHER: '`.toolchain/confine`',
};

const secrets: ReadonlySet<string> = new Set(secretSettings);

const inCell = (text: string) => text.replaceAll('|', '\\|');

function defaultOf(name: string, schema: z.ZodType): string {
  if (computed[name] !== undefined) return computed[name];
  const parsed = schema.safeParse(undefined);
  if (!parsed.success) return 'required';
  if (parsed.data === undefined) return '';
  return `\`${Array.isArray(parsed.data) ? parsed.data.join(',') : String(parsed.data)}\``;
}

function valueOf(schema: z.ZodType): string {
  if (typeof schema.safeParse('true').data === 'boolean') return '`true`, `false`';
  const property = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Property;
  if (property.enum) return property.enum.map((value) => `\`${value}\``).join(', ');
  if (property.type === 'integer' || property.type === 'number') return 'number';
  if (property.format === 'uri') return 'URL';
  return property.format === 'email' ? 'email' : 'text';
}

function rowOf([name, schema]: [string, z.ZodType]): string {
  const { description } = schema;
  if (!description) throw new Error(`${name} has no description`);
  const cells = [`\`${name}\``, description, valueOf(schema), defaultOf(name, schema), secrets.has(name) ? 'yes' : ''];
  return `| ${cells.map(inCell).join(' | ')} |`;
}

const tableOf = (rows: readonly string[]) =>
  ['| setting | meaning | value | default | secret |', '|---|---|---|---|---|', ...rows].join('\n');

function chaptersOf(shape: Readonly<Record<string, z.ZodType>>): string {
  const missing = Object.keys(chapters).filter((name) => !(name in shape));
  if (missing.length > 0) throw new Error(`no setting begins these chapters: ${missing.join(', ')}`);
  const written: { title: string; rows: string[] }[] = [];
  for (const [name, schema] of Object.entries(shape)) {
    const title = chapters[name];
    if (title) written.push({ title, rows: [] });
    written.at(-1)?.rows.push(rowOf([name, schema]));
  }
  return written.map(({ title, rows }) => `## ${title}\n\n${tableOf(rows)}`).join('\n\n');
}

/** docs/settings.md: every setting of the server and of the decoder with its description and default. */
export function settingsDocument(): string {
  return `# Settings

Written by \`npm run settings\` from [settings.ts](../apps/server/src/platform/config/settings.ts) and the decoder's [config.ts](../apps/server/src/decoder/config.ts); do not edit. [Configuration](operations/configuration.md) describes how a process reads them and which process needs which secret, [secrets](operations/secrets.md) how to rotate them.

A setting is an environment variable, a file that \`NAME_FILE\` names, or a file of its name in \`SECRETS_DIRECTORY\`. Staging and production accept a *secret* only from a file. *Required* settings, except \`ENVIRONMENT\`, have a default only where \`ENVIRONMENT\` is \`development\` or \`test\`; each process starts without the secrets that it does not use. An empty default means that the setting is optional. Some optional settings become required by the choice of a provider; a process that starts without them names them.

${chaptersOf(settings.shape)}

## Decoder

The decoder reads only these settings, and no secret.

${tableOf(Object.entries<z.ZodType>(decoderSettings.shape).map(rowOf))}
`;
}
