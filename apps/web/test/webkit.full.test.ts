/** Every game in WebKit. */
import { describeJourneys } from './browsers/journey.ts'
import { openRecordingSite } from './browsers/recorded-errors.ts'
import { startWebKit } from './browsers/webkit.ts'

describeJourneys(startWebKit, openRecordingSite)
