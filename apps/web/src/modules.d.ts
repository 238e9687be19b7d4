/** Modules that the build creates. */
declare module 'virtual:licences' {
  export type Licence = { readonly name: string; readonly version: string; readonly licence: string; readonly text: string }
  const licences: readonly Licence[]
  export default licences
}
