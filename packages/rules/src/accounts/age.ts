/** The youngest that a member may be. The local age of consent wins where it is higher. */
export const MINIMUM_AGE = 19;
