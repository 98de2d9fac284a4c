/** Events of the requests domain. `memberId` is the owner of the post. */
export interface RequestsEvents {
  /** The post is visible to others: it is new, or its owner corrected it, or staff approved it. */
  'requests.published': { requestId: string; memberId: string };
  /** The post is visible only to its owner: it is new, or was edited, or staff rejected it. */
  'requests.unpublished': { requestId: string; memberId: string; reason: string };
  /** Staff decided; `requests.published` or `requests.unpublished` reports the resulting state. */
  'requests.approved': { requestId: string; memberId: string };
  'requests.rejected': { requestId: string; memberId: string };
  /** The owner changed it; if the change hides it, `requests.unpublished` is emitted instead. */
  'requests.edited': { requestId: string; memberId: string };
  /** Withdrawn permanently. */
  'requests.withdrawn': { requestId: string; memberId: string };
  'requests.deleted': { requestId: string; memberId: string };
}
