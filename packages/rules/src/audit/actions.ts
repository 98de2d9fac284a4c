/** What is written into the audit chain. A word that was used stays: what was written is never changed. */
export const auditActions = [
  'document.looked',
  'document.look_refused',
  'document.grant_asked',
  'document.grant_approved',
  'document.grant_refused',
  'document.held',
  'document.released',
  'document.destroyed',
  'case.decided',
  'role.changed',
  'member.sanctioned',
  'member.revealed',
  'call.refused',
  'identity.renewal_asked',
  'records.exported',
] as const;

export type AuditAction = (typeof auditActions)[number];
