/** Facts of the staff domain that others may react to. */
export interface StaffEvents {
  /** A role was proposed, confirmed or removed: all of staff learn it. */
  'staff.roleChanged': { roleId: string; memberId: string; change: 'proposed' | 'confirmed' | 'removed' };
}
