/** Events of the announcements domain. */
export interface AnnouncementsEvents {
  'announcements.changed': Record<string, never>;
}
