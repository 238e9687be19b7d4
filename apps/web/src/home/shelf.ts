/** The games that are not yet here, in the order of the shelf. */
import { face as rumRunner } from '@tortuga/rum-runner/web/face'
import { face as rummikub } from '@tortuga/rummikub/web/face'
import { face as seaOfClouds } from '@tortuga/sea-of-clouds/web/face'
import type { GameFace } from '@tortuga/ui'
import { REGISTRY } from '../registry.ts'

export const COMING: readonly GameFace[] = [rumRunner, rummikub, seaOfClouds].filter(({ id }) =>
  REGISTRY.every(({ face }) => face.id !== id),
)
