/** What a notification is about, as its row keeps it; only what its kind needs is there. */
export interface About {
  requestId?: string;
  /** Of the request or the event, as it was then. */
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
