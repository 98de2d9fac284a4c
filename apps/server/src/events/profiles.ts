/** Facts of the profiles domain that others may react to. */
export interface ProfilesEvents {
  'profiles.changed': { memberId: string };
}
