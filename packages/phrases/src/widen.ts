/** The shape of a dictionary, so that another language can fill it; what is one of a few words stays so. */
export type Widen<T> = { [K in keyof T]: T[K] extends string ? T[K] : Widen<T[K]> };
