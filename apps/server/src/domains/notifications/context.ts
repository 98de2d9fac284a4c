/** The subject of a notification, as stored in its row; a kind sets only the fields that it uses. */
export interface NotificationContext {
  requestId?: string;
  /** Title of the request post or event at the time of the notification. */
  title?: string;
  mediaId?: string;
  endorsementId?: string;
  entryId?: string;
  cityId?: number;
  /** `2026-11-15`. */
  from?: string;
  to?: string;
  reason?: string;
}
