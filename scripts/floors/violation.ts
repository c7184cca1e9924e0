/** One breach of the floors: what, where, and the fact that shows it. */
export interface Violation {
  readonly code:
    | 'TABLE_NOT_DOWNWARD'
    | 'NOT_IN_TABLE'
    | 'NOT_ON_DISK'
    | 'DEPENDENCY_ABOVE_FLOOR'
    | 'REFERENCES_DIFFER'
    | 'APP_IMPORTED'
    | 'PACKAGE_CYCLE'
    | 'FILE_CYCLE'
    | 'IMPORT_UNDECLARED'
    | 'IMPORT_NOT_EXPORTED'
    | 'IMPORT_LEAVES_PACKAGE'
    | 'IMPORT_OWN_INDEX'
    | 'NODE_IN_PACKAGE'
    | 'TESTING_IN_PRODUCT'
    | 'NOTHING_CHECKED';
  readonly where: string;
  readonly fact: string;
}
