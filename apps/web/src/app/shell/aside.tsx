import { MenuFoldOutlined, MenuUnfoldOutlined, RightOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { MenuNode } from '../navigation/build-menu.ts';
import { useMenu } from '../navigation/use-menu.ts';
import styles from './aside.module.css';
import { MenuIcon } from './menu-icon.tsx';

const UnreadCount = lazy(async () => ({
  default: (await import('../../features/standards/unread-count.tsx')).UnreadCount,
}));

interface NodeProps {
  readonly node: MenuNode;
  readonly trail: readonly string[];
}

function EntryLink({ node, trail }: NodeProps) {
  const isCurrent = trail.at(-1) === node.path;
  const isOnTrail = trail.includes(node.path);
  const icon = isOnTrail ? node.iconSelected : node.icon;
  return (
    <Link
      to={node.path}
      className={styles.entry}
      data-current={isCurrent || undefined}
      data-trail={isOnTrail || undefined}
      aria-current={isCurrent ? 'page' : undefined}
      title={node.title}
    >
      {icon && <MenuIcon name={icon} />}
      <span className={styles.label}>{node.title}</span>
      {node.path === '/standards' && (
        <span className={styles.waiting}>
          <Suspense>
            <UnreadCount />
          </Suspense>
        </span>
      )}
    </Link>
  );
}

function Group({ node, trail }: NodeProps) {
  const [openByHand, setOpenByHand] = useState<boolean>();
  const isOpen = openByHand ?? true;
  const listId = `menu${node.path.replaceAll('/', '-')}`;
  return (
    <li className={styles.group} data-open={isOpen || undefined}>
      <div className={styles.groupHead}>
        <EntryLink node={node} trail={trail} />
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={`${isOpen ? '收起' : '展开'}${node.title}`}
          onClick={() => setOpenByHand(!isOpen)}
        >
          <RightOutlined aria-hidden="true" />
        </button>
      </div>
      <ul id={listId} className={styles.children} aria-label={node.title}>
        {node.children.map((child) => (
          <Entry key={child.path} node={child} trail={trail} />
        ))}
      </ul>
    </li>
  );
}

function Entry(props: NodeProps) {
  if (props.node.children.length > 0) return <Group {...props} />;
  return (
    <li>
      <EntryLink {...props} />
    </li>
  );
}

export interface AsideProps {
  readonly isCollapsed: boolean;
  readonly onCollapse: (isCollapsed: boolean) => void;
}

/** The main menu. Collapsed it shows pictures only; groups then open beside it on hover and focus. */
export function Aside({ isCollapsed, onCollapse }: AsideProps) {
  const { nodes, trail } = useMenu();
  return (
    <aside className={styles.aside} data-frame data-collapsed={isCollapsed || undefined}>
      <nav className={styles.menu} aria-label="主菜单">
        <ul>
          {nodes.map((node) => (
            <Entry key={node.path} node={node} trail={trail} />
          ))}
        </ul>
      </nav>
      <button type="button" className={styles.collapse} onClick={() => onCollapse(!isCollapsed)}>
        {isCollapsed ? <MenuUnfoldOutlined aria-hidden="true" /> : <MenuFoldOutlined aria-hidden="true" />}
        <span className={styles.label}>{isCollapsed ? '展开菜单' : '收起菜单'}</span>
      </button>
    </aside>
  );
}
