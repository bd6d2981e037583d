export const descriptionExample =
  '例如：星河汽车新品上市，12月1日起在深圳投放8周，预算300万，面向25-35岁女性上班族';
export const longestDescription = 1000;
