import { useRouter } from '@tanstack/react-router';
import { Input } from 'antd';
import { useState } from 'react';
import { descriptionExample, longestDescription } from '../../shared/describe/description.ts';
import { describedPlanHref } from '../../shared/plan/plan-addresses.ts';
import { Card } from '../../ui/page/card.tsx';

/** A campaign in a sentence, the shortest way to a plan: it is read and filled in on the page of its brief. */
export function DescribeCard() {
  const router = useRouter();
  const [text, setText] = useState('');
  const begin = () => {
    const said = text.trim();
    if (said !== '') void router.navigate({ href: describedPlanHref(said) });
  };
  return (
    <Card title="一句话做公交方案" footer="按规则识别品牌、城市、时间、预算与人群，填入需求后由您核对。">
      <Input.Search
        size="large"
        aria-label="描述投放需求"
        placeholder={descriptionExample}
        maxLength={longestDescription}
        value={text}
        enterButton="填写需求"
        onChange={({ target }) => setText(target.value)}
        onSearch={begin}
      />
    </Card>
  );
}
