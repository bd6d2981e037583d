import { backUp } from '../administration/backup/back-up.ts';
import { runOnFile } from './run-on-file.ts';

const usage = `用法 usage: npm run backup -- FILE
  把 DATA_DIR 中的全部数据写入一个文件；请先停止服务 (stop the service first)`;

await runOnFile({ done: '已备份 backed up', usage }, (config, file) =>
  backUp(config, file, process.env['PATH'] ?? '', new Date()),
);
