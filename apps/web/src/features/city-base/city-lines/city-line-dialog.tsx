import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { useMutationCall } from '../../../api/use-call.ts';
import type { CityScope } from '../../../shared/city-picker/choose-cities.ts';
import { CityPicker } from '../../../shared/city-picker/city-picker.tsx';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import type { CityLine } from './use-line-deletion.ts';

/** As many as the service keeps in one list. */
const maxCities = 200;

export interface CityLineDialogProps {
  /** Undefined for a new list. */
  readonly line: CityLine | undefined;
  /** What a new list begins with. */
  readonly cityCodes: readonly string[];
  readonly scope: CityScope;
  readonly onClose: () => void;
}

/** Makes a list of cities, or gives one another name and other cities. */
export function CityLineDialog({ line, cityCodes, scope, onClose }: CityLineDialogProps) {
  useReturnFocus();
  const [name, setName] = useState(line?.name ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(
    line?.cities.map(({ cityCode }) => cityCode) ?? cityCodes,
  );
  const [isChecked, setChecked] = useState(false);
  const done = {
    onSuccess: () => {
      notifyBriefly({ kind: 'success', title: '已保存城市线' });
      onClose();
    },
  };
  const insert = useMutationCall('app-analyse-city/insertLine', done);
  const update = useMutationCall('app-analyse-city/updateLine', done);
  const failure = insert.error ?? update.error;
  const nameError = isChecked && name.trim() === '' ? '请输入城市线名称' : undefined;
  const cityError = isChecked && chosen.length === 0 ? '请至少选择一个城市' : undefined;
  const submit = () => {
    setChecked(true);
    if (name.trim() === '' || chosen.length === 0) return;
    const content = { name: name.trim(), cityCodes: [...chosen] };
    if (line === undefined) insert.mutate(content);
    else update.mutate({ lineId: line.lineId, ...content });
  };
  return (
    <Modal
      open
      title={line === undefined ? '新建城市线' : `修改城市线「${line.name}」`}
      okText="保存"
      cancelText="取消"
      confirmLoading={insert.isPending || update.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <Field
        id="city-line-name"
        label="名称"
        isRequired
        error={nameError}
        hint="不超过 40 字，不与已有的重名"
      >
        <Input
          id="city-line-name"
          value={name}
          maxLength={40}
          aria-describedby={describedBy('city-line-name', nameError)}
          onChange={({ target }) => setName(target.value)}
          onPressEnter={(event) => {
            if (!event.nativeEvent.isComposing) submit();
          }}
        />
      </Field>
      <Field id="city-line-cities" label="城市" isRequired isGroup error={cityError}>
        <CityPicker
          id="city-line-cities"
          value={chosen}
          max={maxCities}
          scope={scope}
          isInvalid={cityError !== undefined}
          describedBy={describedBy('city-line-cities', cityError)}
          onChange={setChosen}
        />
      </Field>
      {failure && <Alert type="error" showIcon title="未能保存" description={failure.message} />}
    </Modal>
  );
}
