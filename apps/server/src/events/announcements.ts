/** Facts of the announcements domain that others may react to. */
export interface AnnouncementsEvents {
  'announcements.changed': Record<string, never>;
}
