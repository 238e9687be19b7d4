/** The schema of a deck file: colours, cards and the discards of the clock, each entry with its confidence. */
import * as v from 'valibot'

const COLOUR_COUNT = 7
const CARD_COUNT = 21
/** R1.1, R5.3: each colour has three single bottles, and three of them make a trio. */
export const TRIO_SIZE = 3
/** R1.4: at this value the pirate ship arrives and the match is over. */
export const LAST_CLOCK = 8

const Confidence = v.optional(v.picklist(['seen', 'inferred', 'invented']), 'invented')
const ColourId = v.pipe(v.string(), v.regex(/^[a-z]{1,16}$/))
const DeckShape = v.strictObject({
  about: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  colours: v.pipe(v.array(v.strictObject({ id: ColourId, confidence: Confidence })), v.length(COLOUR_COUNT)),
  cards: v.pipe(v.array(v.strictObject({ double: ColourId, single: ColourId, confidence: Confidence })), v.length(CARD_COUNT)),
  discards: v.pipe(
    v.array(
      v.strictObject({
        clock: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LAST_CLOCK - 1)),
        cards: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CARD_COUNT)),
        confidence: Confidence,
      }),
    ),
    v.length(LAST_CLOCK - 1),
  ),
})

type Shape = v.InferOutput<typeof DeckShape>
const allDiffer = (list: readonly unknown[]): boolean => new Set(list).size === list.length
const isKnownColour = ({ colours }: Shape, id: string): boolean => colours.some(colour => colour.id === id)

/** R1.1, R1.2: what every deck must satisfy. Repeated cards, and cards with one colour on both ends, are allowed. */
export const DeckSchema = v.pipe(
  DeckShape,
  v.check(({ colours }) => allDiffer(colours.map(({ id }) => id)), 'two colours have the same name'),
  v.check(
    deck => deck.cards.every(card => isKnownColour(deck, card.double) && isKnownColour(deck, card.single)),
    'a card has a colour that is not listed',
  ),
  v.check(
    ({ colours, cards }) => colours.every(({ id }) => cards.filter(card => card.single === id).length === TRIO_SIZE),
    'every colour must be the single end of exactly three cards',
  ),
  v.check(({ discards }) => discards.every(({ clock }, index) => clock === index + 1), 'discards are listed for clock 1 to 7, in order'),
)
type DeepReadonly<A> = A extends object ? { readonly [K in keyof A]: DeepReadonly<A[K]> } : A
export type RumDeckData = DeepReadonly<v.InferOutput<typeof DeckSchema>>
