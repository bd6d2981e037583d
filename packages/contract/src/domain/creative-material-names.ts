/** Most works of an order's or a strategy draft's materials. */
export const mostMaterials = 12;
