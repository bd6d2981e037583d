import type { PermissionStructure } from '@ooh/contract/permission/permission-structure';
import { permissionTree, type PermissionNode } from '@ooh/contract/permission/permission-tree';
import { Button, Switch } from 'antd';
import cells from '../../../ui/table/row-cells.module.css';
import styles from '../administration.module.css';
import { entriesOf, isOn, setBranch, setEntries, setFlag } from './edit-permission.ts';
import { GrantEditor } from './grant-editor.tsx';

export interface PermissionTreeEditorProps {
  readonly value: PermissionStructure;
  readonly onChange: (value: PermissionStructure) => void;
}

function NodeEditor({
  node,
  value,
  onChange,
  depth,
}: PermissionTreeEditorProps & { readonly node: PermissionNode; readonly depth: number }) {
  const { name, flag, group, children = [] } = node;
  const isEnabled = isOn(value, flag);
  const toggle = (on: boolean) => onChange(setFlag(value, flag, on));
  return (
    <div className={depth === 0 ? styles.branch : styles.child}>
      <div className={styles.node}>
        {depth === 0 ? <strong>{name}</strong> : <span>{name}</span>}
        <span className={cells.actions}>
          {children.length > 0 && (
            <>
              <Button size="small" type="text" onClick={() => onChange(setBranch(value, node, true))}>
                全部开启
              </Button>
              <Button size="small" type="text" onClick={() => onChange(setBranch(value, node, false))}>
                全部关闭
              </Button>
            </>
          )}
          <Switch checked={isEnabled} aria-label={name} onChange={toggle} />
        </span>
      </div>
      {group !== undefined && isEnabled && (
        <GrantEditor
          name={name}
          entries={entriesOf(value, group)}
          onChange={(entries) => onChange(setEntries(value, group, entries))}
        />
      )}
      {isEnabled &&
        children.map((child) => (
          <NodeEditor key={child.flag} node={child} value={value} onChange={onChange} depth={depth + 1} />
        ))}
    </div>
  );
}

/** Every switch of the permission structure, with the data scopes of those that are on. */
export function PermissionTreeEditor({ value, onChange }: PermissionTreeEditorProps) {
  return (
    <div className={styles.tree}>
      {permissionTree.map((node) => (
        <NodeEditor key={node.flag} node={node} value={value} onChange={onChange} depth={0} />
      ))}
    </div>
  );
}
