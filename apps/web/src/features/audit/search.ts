import { auditActions, type AuditAction } from '@subrosa/rules/audit/actions';

export type AuditSearch = { actor?: string; action?: AuditAction; day?: string; subject?: string };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const DAY = /^20\d\d-\d\d-\d\d$/;
const NAME = /^\w{1,30}$/;

export function parseAuditSearch(search: Record<string, unknown>): AuditSearch {
  const matching = (name: string, pattern: RegExp) => {
    const value = String(search[name] ?? '');
    return pattern.test(value) ? value : undefined;
  };
  const [actor, day, subject] = [matching('actor', NAME), matching('day', DAY), matching('subject', UUID)];
  const action = auditActions.find((one) => one === search['action']);
  return { ...(actor && { actor }), ...(action && { action }), ...(day && { day }), ...(subject && { subject }) };
}
