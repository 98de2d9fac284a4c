import { read } from '../../decoder/read.ts';

export const pixels = read;
