import type { LogAlarm, LogWarning } from '@subrosa/vault/log/log-protocol';
import { describe, expect, it } from 'vitest';
import { evidenceOf, logNotice, shownAlarms } from './shown-log.ts';

const anAlarm = (parts: Partial<LogAlarm> = {}): LogAlarm => ({
  kind: 'fork',
  problem: 'two roots',
  at: Date.UTC(2026, 10, 19),
  memberId: null,
  evidence: ['a note', 'another note'],
  ...parts,
});

const aStatus = (parts: { warnings?: LogWarning[]; alarms?: LogAlarm[]; isUnproved?: boolean }, stopsSending = true) => ({
  stopsSending,
  isUnproved: false,
  warnings: [],
  alarms: [],
  ...parts,
});

const everything = { warnings: ['stale', 'clock'] as LogWarning[], alarms: [anAlarm()], isUnproved: true };

describe('logNotice', () => {
  it('shows nothing in shadow mode and without a log', () => {
    expect(logNotice(aStatus(everything, false), ['felix'])).toBeNull();
    expect(shownAlarms(aStatus(everything, false))).toEqual([]);
    expect(logNotice(null, ['felix'])).toBeNull();
  });

  it('shows an alarm before anything else in a build that stops sending', () => {
    expect(logNotice(aStatus(everything), ['felix'])).toEqual({ kind: 'alarm', alarms: [anAlarm()] });
    expect(shownAlarms(aStatus(everything))).toHaveLength(1);
  });

  it('shows an alarm about a contact only in conversations with that contact', () => {
    const status = aStatus({ alarms: [anAlarm({ kind: 'contact', memberId: 'felix' })] });
    expect(logNotice(status, ['felix', 'dorian'])?.kind).toBe('alarm');
    expect(logNotice(status, ['dorian'])).toBeNull();
  });

  it('explains why sending waits, first by what the member can change', () => {
    expect(logNotice(aStatus({ isUnproved: true }), [])).toEqual({ kind: 'checking', because: null });
    const late = aStatus({ isUnproved: true, warnings: ['stale', 'clock'] });
    expect(logNotice(late, [])).toEqual({ kind: 'checking', because: 'clock' });
    expect(logNotice(aStatus({ warnings: ['unproved', 'stale'] }), [])).toEqual({ kind: 'warning', warning: 'stale' });
  });
});

describe('evidenceOf', () => {
  it('contains the notes and what they show, and names nobody', () => {
    const text = evidenceOf([anAlarm({ kind: 'contact', memberId: 'felix' }), anAlarm({ problem: 'three roots' })]);
    expect(text).toContain('2026-11-19T00:00:00.000Z contact: two roots\n\na note\n\nanother note\n\n');
    expect(text).toContain('fork: three roots');
    expect(text).not.toContain('felix');
  });
});
