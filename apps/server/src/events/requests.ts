/** Facts of the requests domain that others may react to. `memberId` is whose post it is. */
export interface RequestsEvents {
  /** Others see it from now on: a new post, one that its owner corrected, or one that staff approved. */
  'requests.published': { requestId: string; memberId: string };
  /** Only its owner sees it: a new post, an edited one, or one that staff rejected. */
  'requests.unpublished': { requestId: string; memberId: string; reason: string };
  /** Staff decided so; `requests.published` or `requests.unpublished` says what became of it. */
  'requests.approved': { requestId: string; memberId: string };
  'requests.rejected': { requestId: string; memberId: string };
  /** Its owner changed it; where the change hides it, `requests.unpublished` is emitted instead. */
  'requests.edited': { requestId: string; memberId: string };
  /** Taken back for good. */
  'requests.withdrawn': { requestId: string; memberId: string };
  'requests.deleted': { requestId: string; memberId: string };
}
