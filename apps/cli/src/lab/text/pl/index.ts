/** The lab in Polish. */
import { errors } from './errors.ts'
import { report } from './report.ts'
import { progress, run, worker } from './run.ts'
import type { LabTexts } from '../en/index.ts'

export const pl: LabTexts = { errors, progress, run, worker, report }
