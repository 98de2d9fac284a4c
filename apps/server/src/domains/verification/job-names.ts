export const START_AGE_CHECK = 'verification:start-age-check';
export const POLL_AGE_PROVIDER = 'verification:poll-age-provider';
export const EXPIRE_RECORDS = 'verification:expire-records';
export const EXPIRE_AGE_CHECKS = 'verification:expire-age-checks';
