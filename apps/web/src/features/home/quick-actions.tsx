import { AimOutlined, AppstoreAddOutlined } from '@ant-design/icons';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { useReachable } from '../../ui/page/use-reachable.ts';
import styles from './quick-actions.module.css';

const actions = [
  { title: '新建订单', path: '/marketing/order/select-mode', Picture: AppstoreAddOutlined },
  { title: '新建智选', path: '/marketing/smart-select/select-mode', Picture: AimOutlined },
] as const;

/** Ways into new work, of those that the user may do; the last one is the next step unless the page has another. */
export function QuickActions({ isQuiet = false }: { readonly isQuiet?: boolean }) {
  const isReachable = useReachable();
  const open = actions.filter(({ path }) => isReachable(path));
  if (open.length === 0) return null;
  return (
    <nav aria-label="快捷入口">
      <ul className={styles.list}>
        {open.map(({ title, path, Picture }, index) => (
          <li key={path}>
            <HrefButton
              href={path}
              type={!isQuiet && index === open.length - 1 ? 'primary' : 'default'}
              icon={<Picture aria-hidden="true" />}
            >
              {title}
            </HrefButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
