import { writeFileSync } from 'node:fs';
import { permissionMatrix, permissionMatrixFile } from '../administration/users/permission-matrix.ts';

// Run after a call was added or a permit changed; reviewers read the difference.
writeFileSync(permissionMatrixFile, permissionMatrix());
process.stdout.write(`${permissionMatrixFile.pathname}\n`);
