/** Whether one can sign up already. The accounts feature opens the door here; until then the pages invite to the letter. */
export const SIGN_UP_IS_OPEN = false as boolean;
