export { decidedLabels, kindLabels, reasonLabels } from './labels.ts';
