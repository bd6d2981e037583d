import type { AdministeredUser } from '@ooh/contract/domain/administration';
import { permissionNodes } from '@ooh/contract/permission/permission-tree';
import { Alert, Modal, Select } from 'antd';
import { useState } from 'react';
import { useMutationCall } from '../../../api/use-call.ts';
import { CitySelect } from '../../../shared/city-picker/city-select.tsx';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import styles from '../administration.module.css';
import { useMediaOptions } from '../use-media-options.ts';

const groups = permissionNodes().flatMap(({ group, name }) =>
  group === undefined ? [] : [{ value: group, label: name }],
);

/** Asks the rules why a user does not see a feature, a city or a medium. */
export function ExplainDialog({
  user,
  onClose,
}: {
  readonly user: AdministeredUser;
  readonly onClose: () => void;
}) {
  useReturnFocus();
  const media = useMediaOptions();
  const [group, setGroup] = useState<string>(groups[0].value);
  const [city, setCity] = useState<string>();
  const [mediumId, setMediumId] = useState<number>();
  const explain = useMutationCall('v1/admin/explain');
  const ask = () =>
    explain.mutate({
      userId: user.userId,
      group,
      ...(city === undefined ? {} : { regionCode: city }),
      ...(mediumId === undefined ? {} : { mediumId }),
    });
  const { data, error } = explain;
  return (
    <Modal
      open
      width={640}
      title={`${user.userName} 为什么看不到？`}
      okText="说明原因"
      cancelText="关闭"
      confirmLoading={explain.isPending}
      onOk={ask}
      onCancel={onClose}
    >
      <Field id="explain-group" label="功能" isRequired>
        <Select
          id="explain-group"
          className={styles.wide}
          showSearch={{ optionFilterProp: 'label' }}
          value={group}
          options={groups}
          onChange={setGroup}
        />
      </Field>
      <Field id="explain-city" label="城市" isGroup>
        <CitySelect className={styles.wide} value={city} scope="ALL" onChange={setCity} />
      </Field>
      <Field id="explain-medium" label="媒体">
        <Select
          id="explain-medium"
          allowClear
          className={styles.wide}
          value={mediumId}
          options={media}
          onChange={(value?: number) => setMediumId(value)}
        />
      </Field>
      {error && <Alert type="error" showIcon title="未能说明" description={error.message} />}
      {data && (
        <>
          <Alert
            type={data.isVisible ? 'success' : 'warning'}
            showIcon
            title={
              data.isVisible ? '可以看到：每条规则都允许' : `看不到：${data.steps.at(-1)?.finding ?? ''}`
            }
          />
          <ol className={styles.steps} aria-label="逐条规则">
            {data.steps.map(({ rule, holds, finding }) => (
              <li key={rule}>
                <StatusTag tone={holds ? 'success' : 'error'} text={holds ? '允许' : '拒绝'} />
                <span>{finding}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Modal>
  );
}
