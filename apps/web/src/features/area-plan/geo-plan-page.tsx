import { useCall } from '../../api/use-call.ts';
import { ConfirmLeave } from '../../ui/page/confirm-leave.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { AreaPlanShell, type AreaPageProps } from './area-plan-shell.tsx';
import { withRadius } from './fence-draft.ts';
import { FenceTable } from './fence-table.tsx';
import { RadiusCard } from './radius-card.tsx';
import { useFenceEdits } from './use-fence-edits.ts';
import { VacancyCard } from './vacancy-card.tsx';
import { usePicks } from './vacancy-positions.ts';
import { type WorkProps, FenceWorkspace } from './fence-workspace.tsx';

function GeoWork({ setAddress, ...props }: WorkProps) {
  const { plan, detail, work, address } = props;
  const edits = useFenceEdits(plan);
  const picks = usePicks(address, setAddress);
  const { pick, locate } = picks;
  const nothing =
    edits.fences.length > 0 ? (
      <StateBlock kind="empty" title="围栏还没有匹配" description="保存围栏后匹配围栏内的点位。" />
    ) : (
      <StateBlock
        kind="empty"
        title="还没有围栏"
        description="绘制多边形、圆形或矩形，或导入门店清单，保存后匹配围栏内的点位。"
      />
    );
  const hasMatches = detail.matches.length > 0;
  const tabs = [
    {
      key: 'vacancies',
      label: '空位点位',
      children: hasMatches ? (
        <VacancyCard
          planId={plan.row.planId}
          cities={detail.cities}
          address={address}
          setAddress={setAddress}
          areaName={detail.matches.find(({ fenceId }) => fenceId === address.area)?.fenceName}
          onLocate={locate}
        />
      ) : (
        nothing
      ),
    },
    {
      key: 'areas',
      label: `围栏匹配 ${detail.matches.length}`,
      children: hasMatches ? <FenceTable detail={detail} onPick={pick} /> : nothing,
    },
    ...(detail.radiusCurve.length > 0
      ? [
          {
            key: 'radius',
            label: '半径敏感度',
            children: (
              <RadiusCard
                curve={detail.radiusCurve}
                isBusy={work.isBusy || work.jobId !== null}
                onTake={(radius) =>
                  void work.compute({ ...edits.briefPart, fences: withRadius(edits.fences, radius) })
                }
              />
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <ConfirmLeave when={edits.isChanged && !work.isBusy} />
      <FenceWorkspace {...props} edits={edits} picks={picks} tabs={tabs} />
    </>
  );
}

/** /marketing/smart-select/plan-geo: fences around places, and the fixed media in them. */
export function GeoPlanPage(props: AreaPageProps) {
  const { planId } = props.address;
  const detail = useCall(
    'ai-option-mode/getGeoLocationPlanDetail',
    { planId: planId ?? '' },
    { enabled: planId !== undefined, keepPrevious: true },
  );
  return (
    <AreaPlanShell
      {...props}
      kind="geo"
      title="地理围栏方案"
      detail={detail}
      cannotCompute={({ brief }) =>
        brief.fences.length === 0 ? '请先绘制围栏或导入门店，保存后匹配点位' : undefined
      }
    >
      {(work) => <GeoWork key={`${work.plan.row.planId}/${work.plan.row.version}`} {...work} />}
    </AreaPlanShell>
  );
}
