export { decidedLabels, kindLabels, reasonLabels } from './labels.ts';
export { roleLabels } from './role-labels.ts';
