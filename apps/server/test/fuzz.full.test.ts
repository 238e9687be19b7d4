/** Many clients over faulty connections against the real server. `FUZZ_SEED`, `FUZZ_TABLES` and `FUZZ_REQUESTS` set the choices and the size; `npm run soak` runs for hours. */
import { describeFuzz } from './chaos/describe-fuzz.ts'

describeFuzz({ tables: Number(process.env['FUZZ_TABLES'] ?? 20), requests: Number(process.env['FUZZ_REQUESTS'] ?? 1000) })
