import { dataReleaseGroup } from '@ooh/contract/domain/data-release';
import { Alert, InputNumber, Modal } from 'antd';
import { useState } from 'react';
import { useMutationCall } from '../../api/use-call.ts';
import { useMovingCityScope } from '../../shared/city-picker/use-city-catalog.ts';
import { CityPicker } from '../../shared/city-picker/city-picker.tsx';
import { describedBy, Field } from '../../ui/form/field.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import styles from './data-release.module.css';

export interface PanelDialogProps {
  readonly city: string | undefined;
  readonly onClose: () => void;
  readonly onStarted: (jobId: string) => void;
}

const fewest = 5000;
const most = 1_000_000;
const usual = 200_000;
const lastSeed = 2 ** 31 - 1;

/** Asks for city, size and seed of a simulated panel and starts it. */
export function PanelDialog({ city, onClose, onStarted }: PanelDialogProps) {
  useReturnFocus();
  const scope = useMovingCityScope(dataReleaseGroup);
  const [chosen, setChosen] = useState<readonly string[]>(city === undefined ? [] : [city]);
  const [persons, setPersons] = useState<number | null>(usual);
  const [seed, setSeed] = useState<number | null>(1);
  const [isChecked, setChecked] = useState(false);
  const generate = useMutationCall('v1/panels', { onSuccess: ({ jobId }) => onStarted(jobId) });
  const [cityCode] = chosen;
  const cityError = isChecked && cityCode === undefined ? '请选择城市' : undefined;
  const submit = () => {
    setChecked(true);
    if (cityCode === undefined || persons === null || seed === null) return;
    generate.mutate({ cityCode, persons, seed });
  };
  return (
    <Modal
      open
      width={560}
      title="生成人群样本"
      okText="开始生成"
      cancelText="取消"
      confirmLoading={generate.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <p className={styles.lead}>
        按城市公布的人口（已导入「行政区人口」的，按导入的）与行政区推演一组模拟人群（与线网、媒体无关），作为新的数据版本生效；该城市已生成的方案会标记为已失效。
      </p>
      <Field id="panel-city" label="城市" isRequired error={cityError}>
        <CityPicker
          id="panel-city"
          value={chosen}
          max={1}
          scope={scope}
          isInvalid={cityError !== undefined}
          describedBy={describedBy('panel-city', cityError)}
          onChange={setChosen}
        />
      </Field>
      <Field
        id="panel-persons"
        label="样本人数"
        isRequired
        error={isChecked && persons === null ? '请填写样本人数' : undefined}
        hint="5,000 至 1,000,000；越多越精细，生成与计算也越慢"
      >
        <InputNumber<number>
          id="panel-persons"
          className={styles.wide}
          min={fewest}
          max={most}
          step={10_000}
          precision={0}
          value={persons}
          formatter={(value) => (value === undefined ? '' : Number(value).toLocaleString('zh-CN'))}
          parser={(text) => Number((text ?? '').replaceAll(/[^\d]/g, ''))}
          aria-describedby={describedBy('panel-persons', undefined)}
          onChange={setPersons}
        />
      </Field>
      <Field
        id="panel-seed"
        label="随机种子"
        isRequired
        error={isChecked && seed === null ? '请填写随机种子' : undefined}
        hint="城市、人数、线网与种子都相同时，生成的样本完全相同"
      >
        <InputNumber<number>
          id="panel-seed"
          className={styles.wide}
          min={0}
          max={lastSeed}
          precision={0}
          value={seed}
          aria-describedby={describedBy('panel-seed', undefined)}
          onChange={setSeed}
        />
      </Field>
      {generate.error && (
        <Alert type="error" showIcon title="未能开始生成" description={generate.error.message} />
      )}
    </Modal>
  );
}
