import { contentIds, contentRoutes, type ContentRoute } from '@ooh/contract/domain/content-names';
import { isAllowed } from '@ooh/contract/permission/rules';
import { useSession } from '../../../session/use-session.ts';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ReaderFrame, ReaderSection } from '../../../ui/page/reader-frame.tsx';
import type { DrawBlock } from '../../../shared/content/document/document-body.tsx';
import { DocumentCard } from '../../../shared/content/document/document-card.tsx';
import { AttainmentTable } from './attainment-table.tsx';
import styles from './standards.module.css';
import { UnreadRail } from './unread-rail.tsx';

interface StandardCard {
  readonly route: ContentRoute;
  readonly title: string;
  readonly words: string;
}

const cards: readonly StandardCard[] = [
  {
    route: '/standards/measurementStandard',
    title: '测量标准',
    words: '指标怎么算、可见性系数、区间与样本不足、738 计算器',
  },
  {
    route: '/standards/monitoring',
    title: '监测体系',
    words: '上刊流程、拍照标准、检查清单、异常代码、监测表下载',
  },
  {
    route: '/standards/digitalUpgrade',
    title: '数字化升级',
    words: '十二项能力的之前与现在、路线图、常见问题',
  },
];

const drawTable: DrawBlock = (block) => (block.type === 'table' ? <AttainmentTable table={block} /> : null);

const parts = [
  { id: 'promises', title: '服务承诺与达成' },
  { id: 'standards', title: '标准与规范' },
];

/** 服务执行标准: what is promised, by when, and whether it is kept. */
export function StandardsPage() {
  const permission = useSession((session) => session.dataRoleRequest);
  const open = cards.filter(({ route }) => isAllowed(permission, contentRoutes[route]));
  return (
    <>
      <PageHeader title="服务执行标准" subtitle="承诺什么、何时做到、做到了没有。" />
      <ReaderFrame parts={open.length > 0 ? parts : parts.slice(0, 1)} rail={<UnreadRail />}>
        <ReaderSection id="promises">
          <DocumentCard docId={contentIds.sla} name="服务承诺" draw={drawTable} />
        </ReaderSection>
        {open.length > 0 && (
          <ReaderSection id="standards">
            <nav className={styles.cards} aria-label="标准与规范">
              {open.map(({ route, title, words }) => (
                <HrefLink key={route} href={route} className={styles.card}>
                  <strong>{title}</strong>
                  <span>{words}</span>
                </HrefLink>
              ))}
            </nav>
          </ReaderSection>
        )}
      </ReaderFrame>
    </>
  );
}
