import { apiKeyMostDays } from '@ooh/contract/domain/api-key';
import { dataReleaseGroup } from '@ooh/contract/domain/data-release';
import { importKindNames, importKinds } from '@ooh/contract/domain/data-release-names';
import { Alert, Input, InputNumber, Modal, Select } from 'antd';
import { useState } from 'react';
import { useMutationCall } from '../../api/use-call.ts';
import { CityPicker } from '../../shared/city-picker/city-picker.tsx';
import { useMovingCityScope } from '../../shared/city-picker/use-city-catalog.ts';
import { describedBy, Field } from '../../ui/form/field.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { TemplateChoice } from './template-choice.tsx';
import styles from './unattended.module.css';

type Kind = (typeof importKinds)[number];

export interface ApiKeyDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (created: { readonly name: string; readonly secret: string }) => void;
}

const usualDays = 180;
const mostCities = 50;
const kindOptions = importKinds.map((kind) => ({ value: kind, label: importKindNames[kind] }));

/** Makes a key: what it may import, for which cities and until when. */
export function ApiKeyDialog({ onClose, onCreated }: ApiKeyDialogProps) {
  useReturnFocus();
  const scope = useMovingCityScope(dataReleaseGroup);
  const [isChecked, setChecked] = useState(false);
  const [name, setName] = useState('');
  const [kinds, setKinds] = useState<Kind[]>([]);
  const [cityCodes, setCityCodes] = useState<string[]>([]);
  const [templates, setTemplates] = useState<Partial<Record<Kind, string | null>>>({});
  const [days, setDays] = useState<number | null>(usualDays);
  const create = useMutationCall('v1/api-keys/create', {
    onSuccess: ({ key, secret }) => onCreated({ name: key.name, secret }),
  });
  const problems = {
    name: name.trim() === '' ? '请填写名称' : undefined,
    kinds: kinds.length === 0 ? '请选择数据类型' : undefined,
    cities: cityCodes.length === 0 ? '请选择城市' : undefined,
    days: days === null ? `请填写 1 至 ${apiKeyMostDays} 天` : undefined,
  };
  const errorOf = (field: keyof typeof problems) => (isChecked ? problems[field] : undefined);
  const submit = () => {
    setChecked(true);
    if (days === null || Object.values(problems).some((problem) => problem !== undefined)) return;
    const templateIds = kinds.flatMap((kind) => templates[kind] ?? []);
    create.mutate({ name, kinds, cityCodes, days, templateIds });
  };
  return (
    <Modal
      open
      title="新建 API 密钥"
      okText="创建"
      cancelText="取消"
      confirmLoading={create.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <Field id="key-name" label="名称" isRequired error={errorOf('name')} hint="写明由哪个系统使用">
        <Input
          id="key-name"
          value={name}
          maxLength={60}
          autoComplete="off"
          aria-describedby={describedBy('key-name', errorOf('name'))}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field id="key-kinds" label="数据类型" isRequired error={errorOf('kinds')}>
        <Select<Kind[]>
          id="key-kinds"
          className={styles.wide}
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          value={kinds}
          options={kindOptions}
          aria-describedby={describedBy('key-kinds', errorOf('kinds'))}
          onChange={setKinds}
        />
      </Field>
      {kinds.map((kind) => (
        <TemplateChoice
          key={kind}
          id={`key-template-${kind}`}
          label={`${importKindNames[kind]}的导入模板`}
          kind={kind}
          value={templates[kind] ?? null}
          onChange={(templateId) => setTemplates({ ...templates, [kind]: templateId })}
        />
      ))}
      <Field id="key-cities" label="城市" isRequired error={errorOf('cities')}>
        <CityPicker
          id="key-cities"
          value={cityCodes}
          max={mostCities}
          scope={scope}
          describedBy={describedBy('key-cities', errorOf('cities'))}
          isInvalid={errorOf('cities') !== undefined}
          onChange={setCityCodes}
        />
      </Field>
      <Field
        id="key-days"
        label="有效天数"
        isRequired
        error={errorOf('days')}
        hint={`最多 ${apiKeyMostDays} 天；可随时吊销`}
      >
        <InputNumber
          id="key-days"
          min={1}
          max={apiKeyMostDays}
          precision={0}
          value={days}
          aria-describedby={describedBy('key-days', errorOf('days'))}
          onChange={setDays}
        />
      </Field>
      {create.error && <Alert type="error" showIcon title="未能创建" description={create.error.message} />}
    </Modal>
  );
}
