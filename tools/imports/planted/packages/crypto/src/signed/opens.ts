import '../keys.ts';
