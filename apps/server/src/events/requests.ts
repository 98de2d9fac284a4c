/** Facts of the requests domain that others may react to. `memberId` is whose post it is. */
export interface RequestsEvents {
  /** Written down; others see it only where `requests.published` follows. */
  'requests.posted': { requestId: string; memberId: string };
  /** Others see it from now on: at once, after mending, or because staff say so. */
  'requests.published': { requestId: string; memberId: string };
  'requests.unpublished': { requestId: string; memberId: string; reason: string };
  /** Staff decided so; `requests.published` or `requests.unpublished` says what became of it. */
  'requests.approved': { requestId: string; memberId: string };
  'requests.rejected': { requestId: string; memberId: string };
  'requests.edited': { requestId: string; memberId: string };
  /** Taken back for good. */
  'requests.withdrawn': { requestId: string; memberId: string };
  'requests.deleted': { requestId: string; memberId: string };
}
