/** Events of the calendar domain. `memberId` is the owner of the calendar. */
export interface CalendarEvents {
  /** An entry was created, changed or removed. Other members see only published entries. */
  'calendar.changed': { memberId: string };
}
