import { leastPullMinutes } from '@ooh/contract/domain/import-schedule';
import { Input, InputNumber, Radio } from 'antd';
import { describedBy, Field } from '../../ui/form/field.tsx';
import type { DraftFieldsProps } from './schedule-dialog.tsx';
import { isSftp } from './schedule-draft.ts';
import styles from './unattended.module.css';

/** Where the file is fetched and when. */
export function SourceFields({
  draft,
  change,
  errorOf,
  hasSecret,
}: DraftFieldsProps & { readonly hasSecret: boolean }) {
  return (
    <>
      <Field
        id="schedule-url"
        label="地址"
        isRequired
        error={errorOf('url')}
        hint="https:// 或 sftp:// 开头的文件地址；列按模板或名称识别，缺少必填列时本次失败并说明原因"
      >
        <Input
          id="schedule-url"
          value={draft.url}
          maxLength={1000}
          autoComplete="off"
          placeholder="https://media.example.cn/positions.csv"
          aria-describedby={describedBy('schedule-url', errorOf('url'))}
          onChange={({ target }) => change({ url: target.value })}
        />
      </Field>
      <div className={styles.pair}>
        <Field id="schedule-user" label="账号" hint="不需要时留空">
          <Input
            id="schedule-user"
            value={draft.userName}
            maxLength={100}
            autoComplete="off"
            aria-describedby={describedBy('schedule-user', undefined)}
            onChange={({ target }) => change({ userName: target.value })}
          />
        </Field>
        <Field
          id="schedule-secret"
          label="密码或令牌"
          hint={hasSecret ? '已保存；留空则不变' : '加密保存，不再显示'}
        >
          <Input.Password
            id="schedule-secret"
            value={draft.secret}
            autoComplete="new-password"
            aria-describedby={describedBy('schedule-secret', undefined)}
            onChange={({ target }) => change({ secret: target.value })}
          />
        </Field>
      </div>
      {isSftp(draft) && (
        <Field
          id="schedule-host-key"
          label="主机指纹"
          isRequired
          error={errorOf('hostKey')}
          hint="服务器公钥的 SHA256 指纹，由对方管理员提供；指纹不同即拒绝连接"
        >
          <Input
            id="schedule-host-key"
            value={draft.hostKey}
            maxLength={60}
            autoComplete="off"
            placeholder="SHA256:…"
            aria-describedby={describedBy('schedule-host-key', errorOf('hostKey'))}
            onChange={({ target }) => change({ hostKey: target.value })}
          />
        </Field>
      )}
      <Field id="schedule-time" label="时间" isGroup isRequired error={errorOf('time')}>
        <Radio.Group
          aria-labelledby="schedule-time-label"
          value={draft.isDaily}
          onChange={({ target }) => change({ isDaily: target.value === true })}
          options={[
            { value: true, label: '每天' },
            { value: false, label: '每隔' },
          ]}
        />
        {draft.isDaily ? (
          <Input
            className={styles.time}
            aria-label="每天的时间（北京时间）"
            value={draft.dailyAt}
            maxLength={5}
            placeholder="02:30"
            onChange={({ target }) => change({ dailyAt: target.value })}
          />
        ) : (
          <InputNumber
            className={styles.time}
            aria-label="间隔分钟数"
            min={leastPullMinutes}
            max={10_080}
            precision={0}
            suffix="分钟"
            value={draft.everyMinutes}
            onChange={(everyMinutes) => change({ everyMinutes })}
          />
        )}
      </Field>
    </>
  );
}
