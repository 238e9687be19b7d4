/** The synthesizer comes without types. */
declare module 'zzfx' {
  export const zzfx: (...sound: readonly (number | undefined)[]) => unknown
}
