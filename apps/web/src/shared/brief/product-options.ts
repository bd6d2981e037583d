import type { CallOutput } from '@ooh/contract/registry';

type Product = CallOutput<'competitor/getBrandIdByProductData'>[number];

/** Products that what is typed may mean: those that contain it, all of them once one is named in full. */
export function productOptions(products: readonly Product[], typed: string) {
  const wanted = typed.trim().toLowerCase();
  const isNamed = products.some(({ productName }) => productName.toLowerCase() === wanted);
  return products
    .filter(({ productName }) => isNamed || productName.toLowerCase().includes(wanted))
    .map(({ productName, isSample }) => ({
      value: productName,
      label: isSample ? `${productName}（示例）` : productName,
    }));
}
