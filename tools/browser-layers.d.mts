/** Patterns for esbuild's `external` option. */
export declare const BROWSER_LAYERS: string[]
