import type { KindFile, PostgresTable } from './kind-files.ts';

const rows = (table: PostgresTable): KindFile['stored'] => ({ store: 'postgres', table });
const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const brands = ['青松汽车', '白鹭饮料', '远山户外', '晨光面包'];
const industries = ['汽车', '饮料', '户外', '餐饮'];
const forms = [
  ['公交候车亭', '候车亭灯箱'],
  ['公交候车亭', '候车亭立柱灯箱'],
];
const two = (value: number): string => String(value).padStart(2, '0');

/** Small sound files of brands, competitors' placements, cases and albums. */
export const libraryFiles: readonly KindFile[] = [
  {
    kind: 'brands',
    stored: { ...rows('brand_listing'), counted: 'brands' },
    columns: ['品牌名称', '所属行业', '集团', 'product'],
    rows: range(12).map((i) => [brands[i % 4], industries[i % 4], ['青松集团', ''][i % 2], `产品${i}`]),
  },
  {
    kind: 'competitor-placements',
    stored: rows('competitor_placement'),
    columns: ['brand', '行业', '媒体', '媒体形式', '月份', '数量', '刊例花费', '首见日期', '末见日期'],
    rows: range(24).map((i) => [
      brands[i % 4],
      industries[i % 4],
      ...forms[i % 2],
      `2026-${two(1 + (i % 10))}`,
      String(10 + i),
      String(50_000 + i * 1000),
      i % 3 === 0 ? `2026-${two(1 + (i % 10))}-03` : '',
      '',
    ]),
    numeric: { column: '数量', label: '数量', beyond: '99900000' },
  },
  {
    kind: 'strategy-cases',
    stored: rows('strategy_case_medium'),
    columns: [
      '案例名称',
      '品牌',
      '行业',
      '投放目标',
      '开始日期',
      '结束日期',
      '媒体',
      '形式',
      '数量',
      '刊例金额',
      '净价',
      '背景',
    ],
    rows: range(12).map((i) => [
      `案例${Math.floor(i / 2)}`,
      brands[Math.floor(i / 2) % 4],
      industries[Math.floor(i / 2) % 4],
      '新品上市',
      '2026-03-01',
      '2026-03-28',
      ...forms[i % 2],
      String(20 + i),
      String(300_000 + i),
      String(200_000 + i),
      '新品需要认知',
    ]),
    numeric: { column: '数量', label: '数量', beyond: '99900000' },
  },
  {
    kind: 'creative-albums',
    stored: rows('creative_album'),
    columns: ['标题', '图库', '品牌', '行业', '媒体', '形式', '商圈', '手法', '发布日期'],
    rows: range(12).map((i) => [
      `图集${i}`,
      ['媒体图库', '商圈图库', '创意应用'][i % 3],
      brands[i % 4],
      industries[i % 4],
      ...forms[i % 2],
      '科技园',
      '3D、灯光',
      `2026-09-${two(1 + i)}`,
    ]),
  },
];
