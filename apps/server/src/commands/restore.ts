import { restoreBackup } from '../administration/backup/restore.ts';
import { runOnFile } from './run-on-file.ts';

const usage = `用法 usage: npm run restore -- FILE
  把备份恢复到空的 DATA_DIR (into an empty data folder)`;

await runOnFile({ done: '已恢复 restored', usage }, restoreBackup);
