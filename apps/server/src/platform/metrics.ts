import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export type Metrics = ReturnType<typeof createMetrics>;

/** One registry for each process; labels are route patterns and job names, never ids. */
export function createMetrics(processName: string) {
  const registry = new Registry();
  registry.setDefaultLabels({ process: processName });
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_seconds',
      help: 'Time from the first byte in to the last byte out',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers: [registry],
    }),
    jobs: new Histogram({
      name: 'job_seconds',
      help: 'Time a job ran',
      labelNames: ['task', 'outcome'],
      buckets: SECONDS,
      registers: [registry],
    }),
    jobsReleased: new Counter({
      name: 'jobs_released_total',
      help: 'Jobs taken back from workers that died',
      registers: [registry],
    }),
    jobsWaiting: new Gauge({
      name: 'jobs_waiting_seconds',
      help: 'How long the job has waited that waits longest though its time has come',
      registers: [registry],
    }),
    jobsFailedPermanently: new Gauge({ name: 'jobs_failed_permanently', help: 'Jobs whose attempts are used up', registers: [registry] }),
    ready: new Gauge({ name: 'ready', help: '1 when calls or jobs should come to this process', registers: [registry] }),
    sockets: new Gauge({ name: 'sockets', help: 'Connected sockets', registers: [registry] }),
    auditEntries: new Gauge({ name: 'audit_entries', help: 'Links of the audit chain when it was last read', registers: [registry] }),
    auditProblems: new Gauge({ name: 'audit_problems', help: 'What was wrong with the audit chain then', registers: [registry] }),
    auditAnchored: new Gauge({
      name: 'audit_anchored_timestamp_seconds',
      help: 'When the end of the audit chain was last found signed outside',
      registers: [registry],
    }),
    auditVerified: new Gauge({ name: 'audit_verified_timestamp_seconds', help: 'When it was last read', registers: [registry] }),
    transparencySigned: new Gauge({
      name: 'transparency_signed_timestamp_seconds',
      help: 'When the newest checkpoint of the transparency log was signed',
      registers: [registry],
    }),
    transparencyConflict: new Gauge({
      name: 'transparency_conflict',
      help: '1 while the second store has another entry than this database',
      registers: [registry],
    }),
    transparencyRejected: new Counter({
      name: 'transparency_rejected_total',
      help: 'Waiting changes and planted leaves that the transparency process rejected',
      registers: [registry],
    }),
    documentAccesses: new Counter({
      name: 'document_accesses_total',
      help: 'Requests of staff to view identity documents',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    documentsOverdue: new Gauge({
      name: 'documents_destruction_overdue',
      help: 'Documents and preserved files that should have been destroyed more than two hours ago',
      registers: [registry],
    }),
    decodings: new Histogram({
      name: 'decoding_seconds',
      help: 'Time from taking a file until the last byte of the answer',
      labelNames: ['operation', 'outcome'],
      buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300],
      registers: [registry],
    }),
    decoderConfined: new Gauge({
      name: 'decoder_confined',
      help: '1 when files are decoded confined, by the way in which they are; 0 when nothing confines them',
      labelNames: ['confinement'],
      registers: [registry],
    }),
    casesOpen: new Gauge({ name: 'cases_open', help: 'Cases that wait for staff', labelNames: ['kind'], registers: [registry] }),
    casesOverdue: new Gauge({
      name: 'cases_overdue',
      help: 'Cases that wait for staff longer than they may',
      labelNames: ['kind'],
      registers: [registry],
    }),
    caseReminders: new Counter({
      name: 'case_reminders_total',
      help: 'Reminders of cases that are past their due date, or soon will be',
      labelNames: ['kind'],
      registers: [registry],
    }),
    csamReportsOverdue: new Gauge({
      name: 'csam_reports_overdue',
      help: 'CSAM reports that are not acknowledged in time, or were rejected',
      registers: [registry],
    }),
    csamReportsRejected: new Gauge({
      name: 'csam_reports_rejected',
      help: 'CSAM reports that NCMEC rejected and that are sent again',
      registers: [registry],
    }),
    clientErrors: new Counter({ name: 'client_errors_total', help: 'Errors reported by browsers', registers: [registry] }),
  };
}
