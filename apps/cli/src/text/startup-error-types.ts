/** The types of the startup error texts, which every language provides. */
import type { StartupErrorType } from '@tortuga/server'

/** `about` is a port, an address, a folder, a file or a machine. */
export type StartupErrorTexts = Readonly<Record<StartupErrorType, (about: string) => string>>

/** For each environment variable, the sentence that says what values it accepts. */
export type EnvironmentErrors = Readonly<Record<'PUBLIC_URL' | 'TRUST_PROXY' | 'METRICS' | 'DATABASE_URL', string>>
