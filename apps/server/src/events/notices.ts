/** Facts of the notices domain that others may react to. */
export interface NoticesEvents {
  'notices.filed': { noticeId: string };
}
