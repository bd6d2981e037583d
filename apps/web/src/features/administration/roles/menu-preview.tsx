import type { PermissionStructure } from '@ooh/contract/permission/permission-structure';
import { permissionTree } from '@ooh/contract/permission/permission-tree';
import { isAllowed } from '@ooh/contract/permission/rules';
import { Tag } from 'antd';
import cells from '../../../ui/table/row-cells.module.css';
import styles from '../administration.module.css';

/** Menu entries that the structure opens: those that are on, under parents that are on. */
export function MenuPreview({ permission }: { readonly permission: PermissionStructure }) {
  const open = permissionTree.filter(({ flag }) => isAllowed(permission, flag));
  if (open.length === 0) return <p className={cells.quiet}>没有任何菜单，只有首页。</p>;
  return (
    <dl className={styles.facts}>
      {open.map(({ name, flag, children = [] }) => (
        <div key={flag} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd className={styles.menu}>
            {children.length === 0 && <Tag>全部功能</Tag>}
            {children
              .filter((child) => isAllowed(permission, child.flag))
              .map((child) => (
                <Tag key={child.flag}>{child.name}</Tag>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
