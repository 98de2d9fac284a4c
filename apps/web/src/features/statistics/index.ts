export { ChainLine } from './overview/chain-line.tsx';
export { legalMatterLabels, outcomeLabels, sanctionLabels } from './report/labels.ts';
