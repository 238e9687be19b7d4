/** The illustrated page before Sea of Clouds’ rulebook. */
import { createIntroduction } from '@tortuga/ui/introduction'
import { en } from './en.ts'
import { DRAWN } from './pictures.tsx'
import { pl } from './pl.ts'

export const introductionIn = createIntroduction('soc', DRAWN, { en, pl })
