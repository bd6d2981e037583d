import { planKindNames } from '@ooh/contract/domain/plan';
import { ModeChoice } from '../../../ui/mode-choice/mode-choice.tsx';
import { newAreaPlanHref, newPlanHref } from '../../../shared/plan/plan-addresses.ts';
import { ModePicture } from './mode-picture.tsx';

/** Ways to choose media. */
export function SelectMode() {
  return (
    <ModeChoice
      title="选择智选方式"
      subtitle="三种方式回答三个问题：选哪些线路、这些地方有谁经过、目标人群在哪里。"
      legend="智选方式"
      modes={[
        {
          key: 'bus',
          name: planKindNames.bus,
          picture: <ModePicture kind="bus" />,
          purpose: '按目标人群与预算，从城市全部公交线路中选出线路与车辆数。',
          facts: {
            需要: '品牌、城市、投放期、预算、目标人群',
            得到: '线路清单、到达率与频次分布、费用、最优性证书',
          },
        },
        {
          key: 'geo',
          name: planKindNames.geo,
          picture: <ModePicture kind="geo" />,
          purpose: '圈定门店或商圈范围，匹配围栏内有空位的固定媒体与途经线路。',
          facts: { 需要: '围栏或门店清单', 得到: '围栏内人群、点位与空位、半径敏感度、费用' },
        },
        {
          key: 'ta',
          name: planKindNames.ta,
          picture: <ModePicture kind="ta" />,
          purpose: '找出目标人群浓度高的区域，再匹配覆盖这些区域的媒体。',
          facts: { 需要: '目标人群、浓度阈值', 得到: '高浓度区域、点位与空位、触达预估、费用' },
        },
      ]}
      nextLabel="下一步：填写投放目标"
      nextHref={(kind) => (kind === 'bus' ? newPlanHref : newAreaPlanHref(kind))}
    />
  );
}
