/** Reduced motion, as the system asks for it. */

/** Whether the system setting asks for reduced motion. */
export const wantsLessMotion = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
