/** Sentences for startup errors, by language. Only the host's commands load them. */
import type { ByLanguage } from '@tortuga/kit'
import * as en from '../en/startup-errors.ts'
import * as pl from '../pl/startup-errors.ts'
import type { EnvironmentErrors, StartupErrorTexts } from '../startup-error-types.ts'

export const STARTUP_ERRORS: ByLanguage<StartupErrorTexts> = { en: en.startupErrors, pl: pl.startupErrors }
export const ENVIRONMENT_ERRORS: ByLanguage<EnvironmentErrors> = { en: en.environmentErrors, pl: pl.environmentErrors }
