import fc from 'fast-check';
import { expect, test } from 'vitest';
import { workbookFileName } from './file-name.ts';

const parts = {
  brandName: '星河汽车',
  projectName: '秋季新车上市',
  documentName: '排期表',
  versionLabel: 'V3',
  issuedAt: '2026-09-20T14:05:00+08:00',
};

test('joins brand, project, document, version and date', () => {
  expect(workbookFileName(parts)).toBe('星河汽车_秋季新车上市_排期表_V3_20260920.xlsx');
});

test('unsafe characters are removed, the separator stays unambiguous', () => {
  expect(workbookFileName({ ...parts, brandName: '../a\\b:c*?"<>|\u202e_d', projectName: ' . ' })).toBe(
    'abc-d_未命名项目_排期表_V3_20260920.xlsx',
  );
});

test('any input gives a name valid on every file system', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 });
  fc.assert(
    fc.property(text, text, text, text, (brandName, projectName, documentName, versionLabel) => {
      const name = workbookFileName({ ...parts, brandName, projectName, documentName, versionLabel });
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(240);
      // oxlint-disable-next-line no-control-regex -- what must not remain
      expect(name).not.toMatch(/[\u0000-\u001f\\/:*?"<>|\s]/);
      expect(name).toMatch(/^[^.].*_20260920\.xlsx$/u);
      expect(name.split('_')).toHaveLength(5);
    }),
  );
});

test('a date that does not exist is refused', () => {
  expect(() => workbookFileName({ ...parts, issuedAt: '2026-02-30' })).toThrow('日期无效');
});
