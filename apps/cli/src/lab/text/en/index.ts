/** The lab in English. */
import { errors } from './errors.ts'
import { report } from './report.ts'
import { progress, run, worker } from './run.ts'

export const en = { errors, progress, run, worker, report }

/** The texts that every language has. */
export type LabTexts = typeof en
export type ReportTexts = LabTexts['report']
