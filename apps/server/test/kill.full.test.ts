/** Servers killed under load: no acknowledged move is lost, seats and clocks are right, and play continues. `KILLS` sets the number of kills and `KILL_SEED` their timing; `npm run soak` runs for hours. */
import { describeKills } from './chaos/describe-kills.ts'

describeKills({ kills: Number(process.env['KILLS'] ?? 6), tables: Number(process.env['KILL_TABLES'] ?? 50) })
