/** The layers of a game that only the page and its tests load. Bundles of programs leave these lazy imports of the manifests alone, so that they contain no table and no React. */
export const BROWSER_LAYERS = ['*.tsx', '*/lesson/index.ts', '*/test/journey.ts', '*/test/samples.ts']
