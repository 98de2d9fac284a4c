/** The light build has no types of its own; what it lacks, it lacks at run time. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
