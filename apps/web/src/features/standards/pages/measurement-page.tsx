import { contentIds } from '@ooh/contract/domain/content-names';
import { Calculator } from '../../../shared/standard-738/calculator.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ReaderFrame, ReaderSection } from '../../../ui/page/reader-frame.tsx';
import { DocumentCard } from '../../../shared/content/document/document-card.tsx';
import { MetricList } from './metric-list.tsx';

const parts = [
  { id: 'calculator', title: 'T/CCSA 738 计算器' },
  { id: 'metrics', title: '指标口径' },
  { id: 'visibility', title: '可见性系数' },
  { id: 'intervals', title: '区间与样本不足' },
  { id: 'data-versions', title: '数据版本' },
];

/** 测量标准: how every figure is computed and what it means. */
export function MeasurementPage() {
  return (
    <>
      <PageHeader title="测量标准" subtitle="每个数字怎么算、是什么性质、来自哪里。" />
      <ReaderFrame parts={parts}>
        <ReaderSection id="calculator">
          <Card title="T/CCSA 738—2025 曝光计算器">
            <Calculator />
          </Card>
        </ReaderSection>
        <ReaderSection id="metrics">
          <MetricList />
        </ReaderSection>
        <ReaderSection id="visibility">
          <DocumentCard docId={contentIds.visibility} name="可见性系数" />
        </ReaderSection>
        <ReaderSection id="intervals">
          <DocumentCard docId={contentIds.intervals} name="区间与样本不足" />
        </ReaderSection>
        <ReaderSection id="data-versions">
          <DocumentCard docId={contentIds.dataVersions} name="数据版本" />
        </ReaderSection>
      </ReaderFrame>
    </>
  );
}
