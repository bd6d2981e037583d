import { HrefButton } from '../../ui/page/href-link.tsx';
import { Button } from 'antd';
import { combineHref } from './pack-address.ts';

const most = 4;

const combinations = [
  { join: 'and', text: '交集' },
  { join: 'or', text: '并集' },
  { join: 'minus', text: '差集' },
] as const;

export interface PackToolsProps {
  readonly packIds: readonly string[];
  readonly onCompare: () => void;
}

/** What can be done with 2 to 4 chosen packs. */
export function PackTools({ packIds, onCompare }: PackToolsProps) {
  const isRight = packIds.length >= 2 && packIds.length <= most;
  const why = isRight ? undefined : `请勾选 2–${most} 个人群包`;
  return (
    <>
      <Button disabled={!isRight} title={why} onClick={onCompare}>
        对比
      </Button>
      {combinations.map(({ join, text }) => (
        <HrefButton key={join} disabled={!isRight} title={why} href={combineHref(packIds, join)}>
          {text}新建
        </HrefButton>
      ))}
      <span>{packIds.length === 0 ? '勾选 2–4 个人群包可对比、合并' : `已选 ${packIds.length} 个`}</span>
    </>
  );
}
