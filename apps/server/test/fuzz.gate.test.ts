/** Many clients over faulty connections against the real server, a small sample. */
import { describeFuzz } from './chaos/describe-fuzz.ts'

describeFuzz({ tables: 24, requests: 300 })
