/** Events of the profiles domain. */
export interface ProfilesEvents {
  'profiles.changed': { memberId: string };
}
