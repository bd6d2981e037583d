import { productsOfBrand } from '../../market/competitor/products.ts';
import type { Handler } from '../handler.ts';

export const getBrandIdByProductData: Handler<'competitor/getBrandIdByProductData'> = ({ db }, { brandId }) =>
  productsOfBrand(db, brandId);
