/**
 * A static rendering starts its lazy imports and does not wait for them. Quick tests share one module graph:
 * an import that is cut off when its file ends would stay failed for every later file of that worker.
 */
import { afterAll, vi } from 'vitest'

afterAll(() => vi.dynamicImportSettled())
