import type { ImportSession } from '@ooh/contract/domain/data-release';
import { Button, Input, Popover } from 'antd';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import styles from '../imports.module.css';

/** Saves how the file is read under a name, for files with the same columns. */
export function TemplateSaver({ session }: { readonly session: ImportSession }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<string>();
  const save = async () => {
    setSaving(true);
    const { body } = await call('v1/imports/{importId}/save-template', {
      importId: session.importId,
      name: name.trim(),
    });
    setSaving(false);
    if (body === null) return;
    setSaved(body.name);
    setOpen(false);
  };
  return (
    <span className={styles.mapped}>
      <output className={styles.quiet}>{saved !== undefined && `已存为模板「${saved}」`}</output>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottomRight"
        content={
          <form
            className={styles.mapped}
            onSubmit={(event) => {
              event.preventDefault();
              if (name.trim() !== '') void save();
            }}
          >
            <Input
              aria-label="模板名称"
              placeholder="例如 甲公司点位表"
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="primary" htmlType="submit" loading={isSaving} disabled={name.trim() === ''}>
              保存
            </Button>
          </form>
        }
      >
        <Button size="small">存为模板</Button>
      </Popover>
    </span>
  );
}
