/** Every game in Firefox. */
import { describeJourneys } from './browsers/journey.ts'
import { startFirefox } from './browsers/firefox.ts'
import { openSite } from './support/site.ts'

describeJourneys(startFirefox, openSite)
