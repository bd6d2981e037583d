import { expect, test } from 'vitest';
import { provenanceErrors } from './provenance.ts';

const today = '2026-11-21';

test('source and legal basis are asked for, a retention period is not', () => {
  expect(provenanceErrors({ source: ' ', legalBasis: '', retainUntil: null }, today)).toEqual({
    source: '请填写数据来源',
    legalBasis: '请填写使用数据的法律依据',
  });
  expect(provenanceErrors({ source: '公司', legalBasis: '合同', retainUntil: null }, today)).toEqual({});
});

test('data are not kept until a day that is over', () => {
  const base = { source: '公司', legalBasis: '合同' };
  expect(provenanceErrors({ ...base, retainUntil: today }, today).retainUntil).toBeDefined();
  expect(provenanceErrors({ ...base, retainUntil: '2026-11-22' }, today)).toEqual({});
});
