/** Events of the staff domain. */
export interface StaffEvents {
  /** A role was proposed, confirmed or removed: all staff are notified. */
  'staff.roleChanged': { roleId: string; memberId: string; change: 'proposed' | 'confirmed' | 'removed' };
}
