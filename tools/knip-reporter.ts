/** Knip says nothing when all is well; this says how many files it looked at, so that nothing seen is no pass. */
import type { Reporter } from 'knip'

const sayCount: Reporter = ({ counters }) => console.log(`looked at ${counters.processed} files`)
export default sayCount
