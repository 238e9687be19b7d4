/** Servers killed under load, a small sample. The database restarts at the third kill. */
import { describeKills } from './chaos/describe-kills.ts'

describeKills({ kills: 3, tables: 8 })
