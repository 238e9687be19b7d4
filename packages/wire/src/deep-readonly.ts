/** Message types are inferred from their schemas; this makes every field and list of them readonly. */
export type DeepReadonly<A> = A extends readonly (infer B)[]
  ? readonly DeepReadonly<B>[]
  : A extends object
    ? { readonly [K in keyof A]: DeepReadonly<A[K]> }
    : A
