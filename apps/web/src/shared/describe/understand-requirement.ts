import { planGoalNames } from '@ooh/contract/domain/plan';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import type { City } from '../city-picker/city-catalog.ts';
import { findCityMentions } from '../city-picker/recognise-cities.ts';
import { namesOf, type CrowdLabel } from '../ta-builder/label-index.ts';
import type { BriefContent } from '../brief/brief-content.ts';
import { formatFen } from '../../ui/figure/format-figure.ts';
import { blank, blankOut, findAll, type Mention, type Span } from './mention.ts';
import { audienceOf, readLabelWishes } from './read-audience.ts';
import { readBudgets } from './read-budget.ts';
import { readGoals } from './read-goal.ts';
import { readPeriod, readWeeks } from './read-period.ts';

export interface Vocabulary {
  readonly brands: readonly { readonly brandId: string; readonly brandName: string }[];
  readonly cities: readonly City[];
  readonly labels: readonly CrowdLabel[];
  /** Day that relative dates count from, YYYY-MM-DD. */
  readonly today: string;
}

/** Names of the fields that a description may speak of. */
export const describedFieldNames = {
  brandId: '品牌',
  productName: '产品',
  goal: '营销目标',
  cityCodes: '投放城市',
  startDate: '开始日期',
  weeks: '投放周数',
  budgetFen: '预算',
  targetAudience: '目标人群',
} as const;
export type DescribedField = keyof typeof describedFieldNames;

export interface UnderstoodPart {
  readonly field: DescribedField;
  /** The words of the text. */
  readonly text: string;
  /** What they were taken for. */
  readonly reads: string;
}

/** What a description may say of a brief. */
export type DescribedContent = Partial<BriefContent & { readonly weeks: number | null }>;

/** What a description was taken for, words left over included: whoever wrote it checks it. */
export interface Understanding {
  readonly changes: DescribedContent;
  readonly parts: readonly UnderstoodPart[];
  readonly notUnderstood: readonly string[];
}

const maxCities = 10;

function findBrand(text: string, { brands }: Vocabulary): Mention<Vocabulary['brands'][number]> | undefined {
  const lower = text.toLowerCase();
  const found = brands
    .map((brand) => ({ brand, from: lower.indexOf(brand.brandName.toLowerCase()) }))
    .filter(({ brand, from }) => from >= 0 && brand.brandName !== '')
    .sort((a, b) => a.from - b.from || b.brand.brandName.length - a.brand.brandName.length)[0];
  return found && { from: found.from, to: found.from + found.brand.brandName.length, value: found.brand };
}

function findCities(text: string, { cities }: Vocabulary): Mention<readonly City[]>[] {
  const tiers = findAll(text, /(新一线|一线|二线)城市/g, ([, tier]) => {
    const members = cities.filter((city) => city.tier === tier);
    return members.length > 0 && members.length <= maxCities ? members : undefined;
  });
  const names = findCityMentions(blankOut(text, tiers), cities);
  return [...tiers, ...names.map(({ from, to, city }) => ({ from, to, value: [city] }))].sort(
    (a, b) => a.from - b.from,
  );
}

const fillers =
  /我们|我司|客户|希望|想要|想|计划|准备|打算|帮我|请|需要|要求|投放于|投放|投|进行|公交车身|公交广告|公交|车身|广告|户外|预算|周期|时间|目标人群|目标|人群|受众|用户|TA|为主|主要|面向|针对|开始|左右|大约|总共|城市|覆盖|上线|执行|持续|为期|不限|年龄|性别|品牌|产品|推广|宣传|营销|期间|控制在|以内|之间|男女|不含|不包括|排除|剔除|除了|一波|一次|一轮|等|在|于|做|从|起|至|到|的|和|与|及|约|共|总|为|是|了|以|给|把|让|且|或|并|非|要|约|元/gi;

function leftoversOf(text: string, spans: readonly Span[]): string[] {
  return blankOut(text, spans)
    .replaceAll(blank, ' ')
    .split(/[\s，,。.；;：:、！!？?（）()「」“”"'—~～+-]+/)
    .map((piece) => piece.replaceAll(fillers, '').trim())
    .filter((piece) => piece.length >= 2);
}

/** Reads a description in plain Chinese by rules: brand, cities, budget, period, goal, audience, product. */
export function understandRequirement(text: string, vocabulary: Vocabulary): Understanding {
  const spans: Span[] = [];
  const parts: UnderstoodPart[] = [];
  let changes: DescribedContent = {};
  const rest = () => blankOut(text, spans);
  const take = (field: DescribedField, span: Span, reads: string, change: DescribedContent) => {
    spans.push(span);
    parts.push({ field, text: text.slice(span.from, span.to).trim(), reads });
    changes = { ...changes, ...change };
  };

  const product = findAll(
    rest(),
    /产品(?:名称?)?(?:是|为|[：:])\s*([^\s，,。；;]{1,60})/g,
    ([, name]) => name,
  )[0];
  if (product) take('productName', product, product.value, { productName: product.value });

  const brand = findBrand(rest(), vocabulary);
  if (brand) {
    const { brandId, brandName } = brand.value;
    take('brandId', brand, brandName, { brandId, brandName });
  }

  const period = readPeriod(rest(), vocabulary.today);
  if (period) {
    const { startDate, weeks } = period.value;
    const reads = weeks === undefined ? `${startDate} 开始` : `${startDate} 开始，共 ${weeks} 周`;
    take('startDate', period, reads, { startDate, ...(weeks === undefined ? {} : { weeks }) });
  }
  const weeks = readWeeks(rest())[0];
  if (weeks && changes.weeks === undefined) take('weeks', weeks, `${weeks.value} 周`, { weeks: weeks.value });

  const wishes = readLabelWishes(rest(), vocabulary.labels, vocabulary.today);
  const targetAudience = audienceOf(rest(), wishes);
  const nameOf = namesOf(vocabulary.labels);
  if (targetAudience) {
    for (const wish of wishes) {
      const names = wish.value.labels.map(({ labelId }) => nameOf(labelId)).join(' 或 ');
      const near = wish.value.isExact ? '' : '（按现有分段近似）';
      take('targetAudience', wish, `${wish.value.isExcluded ? '排除 ' : ''}${names}${near}`, {
        targetAudience,
      });
    }
    parts.push({ field: 'targetAudience', text: '人群合计', reads: sentenceOf(targetAudience, nameOf) });
  }

  const budgets = readBudgets(rest());
  const budget =
    budgets.find(({ from, to }) => /预算|费用|花费|投入|金额|经费/.test(text.slice(from, to))) ?? budgets[0];
  if (budget)
    take('budgetFen', budget, formatFen(budget.value, { unit: 'auto' }), { budgetFen: budget.value });

  const cityCodes: string[] = [];
  for (const mention of findCities(rest(), vocabulary)) {
    const fresh = mention.value.filter(({ adcode }) => !cityCodes.includes(adcode));
    if (cityCodes.length + fresh.length > maxCities) continue;
    cityCodes.push(...fresh.map(({ adcode }) => adcode));
    take('cityCodes', mention, mention.value.map(({ name }) => name).join('、'), {
      cityCodes: [...cityCodes],
    });
  }

  for (const [index, goal] of readGoals(rest()).entries()) {
    if (index === 0) take('goal', goal, planGoalNames[goal.value], { goal: goal.value });
    else if (goal.value === changes.goal) spans.push(goal);
  }
  return { changes, parts, notUnderstood: leftoversOf(text, spans) };
}
