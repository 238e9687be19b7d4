/** Texts of the web app manifest, read by the build only. */
import type { ByLanguage } from '@tortuga/kit'
import { manifest as en } from './en/manifest.ts'
import type { ManifestText } from './en/manifest.ts'
import { manifest as pl } from './pl/manifest.ts'

export const MANIFEST_TEXTS: ByLanguage<ManifestText> = { en, pl }
