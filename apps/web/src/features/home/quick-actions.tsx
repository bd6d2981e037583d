import { AimOutlined, AppstoreAddOutlined, DatabaseOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useReachable } from '../../ui/page/use-reachable.ts';
import styles from './quick-actions.module.css';

interface QuickAction {
  readonly title: string;
  readonly hint: string;
  readonly path: string;
  readonly Picture: ComponentType;
}

const quickActions: readonly QuickAction[] = [
  {
    title: '新建订单',
    hint: '按需求生成媒体方案',
    path: '/marketing/order/select-mode',
    Picture: AppstoreAddOutlined,
  },
  {
    title: '智选模式',
    hint: '预算内选出最优点位',
    path: '/marketing/smart-select/select-mode',
    Picture: AimOutlined,
  },
  {
    title: '智选方案',
    hint: '查看与继续已有方案',
    path: '/marketing/smart-select',
    Picture: UnorderedListOutlined,
  },
  {
    title: '数据版本',
    hint: '导入线路、查看数据来源',
    path: '/administration/data-releases',
    Picture: DatabaseOutlined,
  },
];

/** Ways into the work the user may do, of those the product has. */
export function QuickActions() {
  const isReachable = useReachable();
  const open = quickActions.filter(({ path }) => isReachable(path));
  if (open.length === 0) return null;
  return (
    <nav aria-label="快捷入口">
      <ul className={styles.list}>
        {open.map(({ title, hint, path, Picture }) => (
          <li key={path}>
            <Link to={path} className={styles.action}>
              <span className={styles.picture} aria-hidden="true">
                <Picture aria-hidden="true" />
              </span>
              <span>
                <strong className={styles.title}>{title}</strong>
                <span className={styles.hint}>{hint}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
