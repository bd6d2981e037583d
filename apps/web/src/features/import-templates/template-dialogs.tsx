import { crsLabels, importModeNames } from '@ooh/contract/domain/data-release';
import { importKindNames } from '@ooh/contract/domain/data-release-names';
import type { ImportTemplateDetail } from '@ooh/contract/domain/import-template';
import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { useMutationCall } from '../../api/use-call.ts';
import { describedBy, Field } from '../../ui/form/field.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import cells from '../../ui/table/row-cells.module.css';
import styles from './import-templates.module.css';
import { headerText, usesText } from './template-words.ts';

interface TemplateDialogProps {
  readonly template: ImportTemplateDetail;
  readonly onClose: () => void;
}

/** Everything that a template says: columns, constants, and what words mean. */
export function LookDialog({ template, onClose }: TemplateDialogProps) {
  useReturnFocus();
  const { mapping, words, headerRow, crs, mode, kind, columns } = template;
  const unread = columns.filter((column) => !mapping.some((entry) => entry.column === column));
  return (
    <Modal open width={640} title={`模板「${template.name}」`} footer={null} onCancel={onClose}>
      <p className={cells.quiet}>
        {[importKindNames[kind], headerText(headerRow), crsLabels[crs], importModeNames[mode]].join(' · ')}
      </p>
      <table className={styles.table}>
        <caption className={styles.caption}>字段从哪里读</caption>
        <thead>
          <tr>
            <th scope="col">字段</th>
            <th scope="col">文件中的列，或固定值</th>
          </tr>
        </thead>
        <tbody>
          {mapping.map(({ field, label, column, constant }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{column ?? `每行都是「${constant}」`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {unread.length > 0 && <p className={cells.quiet}>不读的列：{unread.join('、')}</p>}
      {words.length > 0 && (
        <table className={styles.table}>
          <caption className={styles.caption}>词义（本机构说明过的，各模板通用）</caption>
          <thead>
            <tr>
              <th scope="col">字段</th>
              <th scope="col">文件中写作</th>
              <th scope="col">即</th>
            </tr>
          </thead>
          <tbody>
            {words.map(({ label, word, value }) => (
              <tr key={`${label} ${word}`}>
                <th scope="row">{label}</th>
                <td>{word}</td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  );
}

/** Gives a template another name. */
export function RenameDialog({ template, onClose }: TemplateDialogProps) {
  useReturnFocus();
  const [name, setName] = useState(template.name);
  const rename = useMutationCall('v1/imports/templates/{templateId}/rename', {
    onSuccess: (renamed) => {
      notifyBriefly({ kind: 'success', title: `已改名为「${renamed.name}」` });
      onClose();
    },
  });
  const problem = name.trim() === '' ? '请填写模板名称' : undefined;
  return (
    <Modal
      open
      title={`给「${template.name}」改名`}
      okText="改名"
      cancelText="取消"
      okButtonProps={{ disabled: problem !== undefined || name.trim() === template.name }}
      confirmLoading={rename.isPending}
      onOk={() => rename.mutate({ templateId: template.templateId, name: name.trim() })}
      onCancel={onClose}
    >
      <Field
        id="template-name"
        label="模板名称"
        isRequired
        error={problem}
        hint="按名称使用它的程序与导入文件夹须一并改名；定时导入与密钥不受影响"
      >
        <Input
          id="template-name"
          value={name}
          maxLength={60}
          autoComplete="off"
          aria-describedby={describedBy('template-name', problem)}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      {rename.error && <Alert type="error" showIcon title="未能改名" description={rename.error.message} />}
    </Modal>
  );
}

/** Deletes a template, after saying what will be refused without it. */
export function RemoveDialog({ template, onClose }: TemplateDialogProps) {
  useReturnFocus();
  const remove = useMutationCall('v1/imports/templates/{templateId}/delete', {
    onSuccess: () => {
      notifyBriefly({ kind: 'success', title: `已删除模板「${template.name}」` });
      onClose();
    },
  });
  return (
    <Modal
      open
      title={`删除模板「${template.name}」？`}
      okText="删除"
      cancelText="不删除"
      okButtonProps={{ danger: true }}
      confirmLoading={remove.isPending}
      onOk={() => remove.mutate({ templateId: template.templateId })}
      onCancel={onClose}
    >
      {template.usedBy.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={`有 ${template.usedBy.length} 处正在使用`}
          description={`${usesText(template.usedBy)}。删除后它们的导入会被拒绝并说明原因：定时导入须改选模板，密钥须吊销后另建。`}
        />
      )}
      <p className={styles.note}>已经导入的数据与说明过的词义保留。</p>
      {remove.error && <Alert type="error" showIcon title="未能删除" description={remove.error.message} />}
    </Modal>
  );
}
