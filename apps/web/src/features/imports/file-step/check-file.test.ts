import { expect, test } from 'vitest';
import { formatBytes, largestFileBytes, fileProblem } from './check-file.ts';

test('CSV and zip files up to the limit are sent', () => {
  expect(fileProblem({ name: 'shenzhen-busline.csv', size: 3_718_291 })).toBeUndefined();
  expect(fileProblem({ name: 'GTFS.ZIP', size: largestFileBytes })).toBeUndefined();
});

test.each(['行政区.geojson', '点位.xlsx', '样本.parquet'])('%s is sent', (name) => {
  expect(fileProblem({ name, size: 508_575 })).toBeUndefined();
});

test('empty, too large and foreign files are refused with name and size', () => {
  expect(fileProblem({ name: 'a.csv', size: 0 })).toContain('0 字节');
  expect(fileProblem({ name: 'a.csv', size: 200 * 1024 * 1024 })).toBe(
    '「a.csv」200 MB，超过上限 20 MB，请拆分后分次导入（增量更新不影响其余数据），或由管理员用命令行 npm run import 导入（上限 1 GB）',
  );
  expect(fileProblem({ name: 'a.csv', size: largestFileBytes + 1 })).toContain('超过上限');
  expect(fileProblem({ name: 'a.xls', size: 10 })).toContain('不是 CSV');
});

test('sizes are written in the unit that fits', () => {
  expect([512, 2048, 3_718_291, 20 * 1024 * 1024].map(formatBytes)).toEqual([
    '512 B',
    '2 KB',
    '3.5 MB',
    '20 MB',
  ]);
});
