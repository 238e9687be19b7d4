/** A draft as a reload finds it: another program's data until it has the shape of one. */
import * as v from 'valibot'
import { ACTS, NOTHING, type Drafting } from './drafting.ts'

const Keys = v.array(v.string())
const Index = v.pipe(v.number(), v.integer(), v.minValue(0))

const DraftingSchema: v.GenericSchema<unknown, Drafting> = v.object({
  act: v.nullable(v.picklist([...ACTS.crown, ...ACTS.pirate])),
  cards: Keys,
  laid: v.array(v.object({ key: v.string(), island: Index })),
  places: v.array(v.object({ island: Index, hazard: v.nullable(Index) })),
  island: v.nullable(Index),
  ships: v.array(Index),
  sailor: v.nullable(v.string()),
  crews: v.nullable(v.array(Keys)),
  icons: v.array(v.object({ ship: Index, crew: v.nullable(Index) })),
  raisings: v.array(v.object({ hazard: Index, own: Index, extra: Index })),
  way: v.nullable(Index),
  hazard: v.boolean(),
  face: v.nullable(v.string()),
})

export const readDrafting = (found: unknown): Drafting => {
  const read = v.safeParse(DraftingSchema, found)
  return read.success ? read.output : NOTHING
}
