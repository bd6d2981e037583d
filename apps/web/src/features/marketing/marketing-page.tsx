import { AimOutlined, SolutionOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { useReachable } from '../../ui/page/use-reachable.ts';
import { CalculatorButton } from '../../shared/standard-738/calculator-drawer.tsx';
import styles from './marketing-page.module.css';
import { RecentOrders } from './recent-orders.tsx';
import { RecentPlans } from './recent-plans.tsx';
import { WayHelper } from './way-helper.tsx';

interface Mode {
  readonly title: string;
  readonly path: string;
  readonly purpose: string;
  readonly points: readonly string[];
  readonly Picture: ComponentType;
}

const modes: readonly Mode[] = [
  {
    title: '智选模式',
    path: '/marketing/smart-select',
    purpose: '给出目标、人群与预算，由系统在约束内选出最优组合。',
    points: [
      '公交智选：按线路与车辆数优化',
      '触达、频次、TA浓度逐人计算',
      '附最优性证书与「为什么不选」说明',
    ],
    Picture: AimOutlined,
  },
  {
    title: '订单模式',
    path: '/marketing/order',
    purpose: '按需求逐步下单，从基础方案或参考案例出发，直到排期与确认。',
    points: ['需求、方案、排期三步', '竞品监测与品牌建议', '上刊、监测、结案全程跟踪'],
    Picture: SolutionOutlined,
  },
];

/** Two ways to invest; each shows when the product has it and the user may use it. */
export function MarketingPage() {
  const isReachable = useReachable();
  const open = modes.filter(({ path }) => isReachable(path));
  return (
    <>
      <PageHeader title="投资订单管理" subtitle="选择一种方式开始投放。" actions={<CalculatorButton />} />
      {open.length === 0 && (
        <StateBlock
          kind="no-permission"
          title="暂无可用的投放方式"
          description="如需使用，请联系管理员开通。"
        />
      )}
      <ul className={styles.modes}>
        {open.map(({ title, path, purpose, points, Picture }) => (
          <li key={path}>
            <Link to={path} className={styles.mode}>
              <span className={styles.picture} aria-hidden="true">
                <Picture aria-hidden="true" />
              </span>
              <h2>{title}</h2>
              <p className={styles.purpose}>{purpose}</p>
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <span className={styles.enter}>进入{title} →</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.below}>
        {open.length === modes.length && <WayHelper />}
        {isReachable('/marketing/order') && <RecentOrders />}
        {isReachable('/marketing/smart-select') && <RecentPlans />}
      </div>
    </>
  );
}
