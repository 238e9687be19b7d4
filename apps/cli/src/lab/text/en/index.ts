/** The lab in English. */
import { errors } from './errors.ts'
import { report } from './report.ts'
import { progress, run, worker } from './run.ts'
import type { LabTexts } from '../types.ts'

export const en: LabTexts = { errors, progress, run, worker, report }
