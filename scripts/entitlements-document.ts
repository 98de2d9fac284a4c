import { entitlements, type Grant, type Row } from '../packages/rules/src/entitlements/table.ts';

const grantLabel = (grant: Grant): string => (typeof grant === 'object' ? `${grant.upTo} ${grant.unit}` : grant);

const line = ([capability, row]: [string, Row]) =>
  `| \`${capability}\` | ${[
    row.about,
    grantLabel(row.fetishist.regular),
    grantLabel(row.fetishist.premium),
    grantLabel(row.confidant.regular),
    grantLabel(row.confidant.premium),
    row.needs ?? '',
  ].join(' | ')} |`;

/** docs/entitlements.md; a test compares it with the running server. */
export function entitlementsDocument(): string {
  return `# Entitlements

Written by \`npm run entitlements\` from [table.ts](../packages/rules/src/entitlements/table.ts). Server and web app ask the same function ([may.ts](../packages/rules/src/entitlements/may.ts)); \`GET /api/account/entitlements\` answers it for the caller.

\`upgrade\`: with premium. \`never\`: not for this kind of member. *Needs*: what must be proved besides. Premium is any active plan but the regular one; a confidant whose government ID is approved holds lifetime premium. Three settings choose between readings of the specification: \`CONFIDANT_MESSAGING\`, \`CHAT_START\`, \`AUTO_REPLY_ROLES\`; the table shows their defaults.

| capability | what it is | fetishist, regular | fetishist, premium | confidant, regular | confidant, premium | needs |
|---|---|---|---|---|---|---|
${Object.entries<Row>(entitlements).map(line).join('\n')}
`;
}
