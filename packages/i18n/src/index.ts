export * from './catalogue.ts';
export * from './translate.ts';
