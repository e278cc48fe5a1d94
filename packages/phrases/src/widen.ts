/** The shape of a dictionary with every text widened to `string`, so that another language can fill it. */
export type Widen<T> = { [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };
