/** The last level of a category: 购物服务;便利店 is 便利店. */
export const categoryName = (category: string): string => category.split(';').at(-1) ?? category;
