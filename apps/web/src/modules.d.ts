/** Modules that bring no types, or that the build makes. */
declare module 'zzfx' {
  export const zzfx: (...sound: readonly (number | undefined)[]) => unknown
}
declare module 'virtual:licences' {
  export type Licence = { readonly name: string; readonly version: string; readonly licence: string; readonly text: string }
  const licences: readonly Licence[]
  export default licences
}
