/** Events of the notices domain. */
export interface NoticesEvents {
  'notices.filed': { noticeId: string };
}
