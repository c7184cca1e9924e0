import { readFileSync, writeFileSync } from 'node:fs';
import { withMessageTables } from './protocol-doc.ts';

const file = new URL('../../../../docs/protocol.md', import.meta.url);
writeFileSync(file, withMessageTables(readFileSync(file, 'utf8')));
