import { contentIds } from '@ooh/contract/domain/content-names';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ReaderFrame, ReaderSection } from '../../../ui/page/reader-frame.tsx';
import type { DrawBlock } from '../../../shared/content/document/document-body.tsx';
import { DocumentCard } from '../../../shared/content/document/document-card.tsx';
import { CapabilityMap } from './capability-map.tsx';

const drawTable: DrawBlock = (block) => (block.type === 'table' ? <CapabilityMap table={block} /> : null);

const parts = [
  { id: 'capabilities', title: '能力地图' },
  { id: 'roadmap', title: '路线图' },
  { id: 'faq', title: '常见问题' },
];

/** 数字化升级: what was done by hand before and what the product does now. */
export function UpgradePage() {
  return (
    <>
      <PageHeader title="数字化升级" subtitle="数据 → 选点 → 监测 → 评估 → 优化：之前怎么做，现在怎么做。" />
      <ReaderFrame parts={parts}>
        <ReaderSection id="capabilities">
          <DocumentCard docId={contentIds.capabilities} name="能力地图" draw={drawTable} />
        </ReaderSection>
        <ReaderSection id="roadmap">
          <DocumentCard docId={contentIds.roadmap} name="路线图" />
        </ReaderSection>
        <ReaderSection id="faq">
          <DocumentCard docId={contentIds.faq} name="常见问题" />
        </ReaderSection>
      </ReaderFrame>
    </>
  );
}
