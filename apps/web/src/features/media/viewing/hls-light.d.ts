/** The light build has no types of its own; the features that it lacks are missing at run time only. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
