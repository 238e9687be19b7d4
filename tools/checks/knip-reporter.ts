/** Knip prints nothing on success. This reporter prints how many files it checked, so that a run that checked none does not pass. */
import type { Reporter } from 'knip'

const sayCount: Reporter = ({ counters }) => console.log(`looked at ${counters.processed} files`)
export default sayCount
