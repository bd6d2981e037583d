import { ExportButton } from '../../shared/export/export-button.tsx';
import type { Vision } from './use-vision.ts';

/** The ranking as a workbook, and the city as a presentation: the areas, people and hours that are looked at. */
export function ExportButtons({ vision }: { readonly vision: Vision }) {
  const asked = { ...vision.asked, unit: vision.unit };
  return (
    <>
      <ExportButton call="v1/city-perspective/export" input={{ ...asked, format: 'xlsx' }} label="导出排名" />
      <ExportButton
        call="v1/city-perspective/export"
        input={{ ...asked, format: 'pptx' }}
        label="城市画像 PPT"
      />
    </>
  );
}
