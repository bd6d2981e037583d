import { Alert, Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import { useUploadCall } from '../../../api/use-call.ts';
import { DayInput } from '../../../ui/form/day-input.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { thirdPartyMetrics } from './figure-names.ts';
import styles from './third-party.module.css';

interface ThirdPartyUploadProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

const dates = [
  ['issuedOn', '出具日期', true],
  ['periodFrom', '周期开始', false],
  ['periodTo', '周期结束', false],
] as const;
const texts = [
  ['agency', '评估机构', true, '报告封面上的名称'],
  ['universe', '总体', false, '到达率的分母，例如 深圳市 18–55 岁常住人口'],
  ['threshold', '看到的门槛', false, '多久算看到，例如 问卷回忆、停留 2 秒以上'],
  ['cities', '城市', false, '以顿号分隔；须都在订单城市内'],
] as const;
const hints = {
  impressions: '次，不是万次',
  reach: '人，不是万人',
  reachShare: '按比例：38% 填 0.38',
  frequency: '次',
} as const;

/** Uploads a report with what its figures refer to and where they stand. */
export function ThirdPartyUpload({ orderId, onClose }: ThirdPartyUploadProps) {
  const upload = useUploadCall('v1/effect/third-party-reports');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [file, setFile] = useState<File>();
  const set = (name: string, value: string) => setValues((now) => ({ ...now, [name]: value }));
  const isComplete = file !== undefined && Boolean(values['agency']?.trim()) && Boolean(values['issuedOn']);
  const send = () => {
    if (file === undefined) return;
    const stated = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
    const input = { orderId, agency: '', issuedOn: '', ...stated };
    upload.mutate({ input, file }, { onSuccess: onClose });
  };
  return (
    <Drawer
      open
      size={560}
      title="上传第三方报告"
      onClose={onClose}
      footer={
        <Button type="primary" disabled={!isComplete} loading={upload.isPending} onClick={send}>
          上传为新版本
        </Button>
      }
    >
      <div className={styles.form}>
        {upload.error && (
          <Alert
            type="error"
            showIcon
            title="没有上传，请按下面的说明修改"
            description={
              <ul>
                {upload.error.message.split('；').map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
              </ul>
            }
          />
        )}
        <Field id="third-party-file" label="报告（PDF）" isRequired>
          <input
            id="third-party-file"
            type="file"
            accept="application/pdf"
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        </Field>
        {texts.map(([name, label, isRequired, hint]) => (
          <Field key={name} id={`third-party-${name}`} label={label} isRequired={isRequired} hint={hint}>
            <Input
              id={`third-party-${name}`}
              value={values[name] ?? ''}
              onChange={({ target }) => set(name, target.value)}
            />
          </Field>
        ))}
        <div className={styles.pair}>
          {dates.map(([name, label, isRequired]) => (
            <Field key={name} id={`third-party-${name}`} label={label} isRequired={isRequired}>
              <DayInput
                id={`third-party-${name}`}
                value={values[name] ?? ''}
                onChange={(day) => set(name, day)}
              />
            </Field>
          ))}
        </div>
        {thirdPartyMetrics.map(([metric, name]) => (
          <div key={metric} className={styles.pair}>
            <Field id={`third-party-${metric}`} label={name} hint={hints[metric]}>
              <Input
                id={`third-party-${metric}`}
                inputMode="decimal"
                value={values[metric] ?? ''}
                onChange={({ target }) => set(metric, target.value)}
              />
            </Field>
            <Field id={`third-party-${metric}-page`} label={`${name}所在页码`}>
              <Input
                id={`third-party-${metric}-page`}
                inputMode="numeric"
                value={values[`${metric}Page`] ?? ''}
                onChange={({ target }) => set(`${metric}Page`, target.value)}
              />
            </Field>
          </div>
        ))}
      </div>
    </Drawer>
  );
}
