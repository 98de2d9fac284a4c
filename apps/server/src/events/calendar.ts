/** Facts of the calendar domain that others may react to. `memberId` is whose calendar it is. */
export interface CalendarEvents {
  /** Something was entered, changed or removed. Others learn of it only where it is published. */
  'calendar.changed': { memberId: string };
}
