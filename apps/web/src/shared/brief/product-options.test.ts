import { expect, test } from 'vitest';
import { productOptions } from './product-options.ts';

const product = (productName: string, isSample = false) => ({
  productId: productName,
  productName,
  isSample,
});
const products = [product('星河 S5'), product('星河 X7', true), product('旅行版')];
const offered = (typed: string) => productOptions(products, typed).map(({ value }) => value);

test('nothing typed offers every product of the brand, marked where it is an example', () => {
  expect(productOptions(products, '')).toEqual([
    { value: '星河 S5', label: '星河 S5' },
    { value: '星河 X7', label: '星河 X7（示例）' },
    { value: '旅行版', label: '旅行版' },
  ]);
});

test('what is typed narrows them, whatever its case; free text offers nothing', () => {
  expect(offered(' x7')).toEqual(['星河 X7']);
  expect(offered('星')).toEqual(['星河 S5', '星河 X7']);
  expect(offered('新品')).toEqual([]);
});

test('a product that is named in full may still be changed for another', () => {
  expect(offered('星河 s5')).toEqual(['星河 S5', '星河 X7', '旅行版']);
});
