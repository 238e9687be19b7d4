/** The glossary in English. */
import type { CardKeyword } from '@tortuga/ui/table'

/** A glossary entry with the rule that defines it. `forms` are its forms in card texts; the card reader explains only entries that have them. */
export type GlossaryTerm = CardKeyword & { readonly rule: string; readonly forms?: readonly string[] }

export const glossary: readonly GlossaryTerm[] = [
  { word: 'Add', meaning: 'A coin from the bank goes on a card or ship.', rule: 'R1.9' },
  {
    word: 'Cost',
    meaning: 'The coin in a card’s corner: the price to fund an investment, raise a hazard, play an event, launch a ship or hire crew.',
    rule: 'R1.3',
  },
  {
    word: 'Discard',
    forms: ['discard*'],
    meaning: 'Put a card from your hand on your discard pile. If the crown discards rum, the pirate scores it.',
    rule: 'R6.6',
  },
  { word: 'Drop out', meaning: 'A raiding ship without crew leaves the party but stays in play.', rule: 'R7.11' },
  { word: 'Event', meaning: 'A one-time card. Pay its cost, do what it says and put it on your discard pile.', rule: 'R3.9' },
  { word: 'Fee', meaning: 'One coin on each ship that raids. A ship with coins cannot raid again until they have come off.', rule: 'R7.2' },
  { word: 'Funded', forms: [], meaning: 'An investment with at least as many coins on it as it costs.', rule: 'R3.3' },
  { word: 'Gain', forms: ['gain*'], meaning: 'Coins from the bank go to your supply.', rule: 'R1.9' },
  { word: 'Hazard', meaning: 'A card in the lane of an island. A face-down hazard does nothing until the crown raises it.', rule: 'R4.3' },
  { word: 'Home Port', meaning: 'The island with the crown’s deck. Raiding it takes the top card.', rule: 'R8.1' },
  {
    word: 'Icon',
    forms: ['navigation', 'combat'],
    meaning: 'A compass for navigation, crossed sabres for combat. Each icon counts once per raid.',
    rule: 'R7.8',
  },
  { word: 'Invest', meaning: 'The crown’s action: put one coin from the supply on each of several of its cards.', rule: 'R4.6' },
  {
    word: 'Investment',
    meaning: 'A card on an island. Funded and face up, it works for the crown; raided, it has another effect.',
    rule: 'R1.3',
  },
  { word: 'Lane', meaning: 'The row of hazards in front of an island. A raid faces the outermost first.', rule: 'R7.5' },
  { word: 'Party', meaning: 'The ships and crew on a raid.', rule: 'R7.1' },
  { word: 'Pay', forms: ['pays'], meaning: 'Coins from your supply go to the bank.', rule: 'R1.9' },
  { word: 'Raid', meaning: 'The pirate attacks an island with ships that have crew and no coins.', rule: 'R7.1' },
  { word: 'Raided', forms: [], meaning: 'The effect of a card when the pirate raids it.', rule: 'R8.3' },
  {
    word: 'Raise',
    meaning: 'Once per raid, the crown may pay to turn up face-down hazards at the raided island and put extra coins on them.',
    rule: 'R7.4',
  },
  { word: 'Recall', meaning: 'The crown takes one of its cards in play back to its hand. The coins on it go to the supply.', rule: 'R4.5' },
  {
    word: 'Rum',
    meaning: 'The cards both sides score: 1, 2 or 3 points for the crown, always one bottle for the pirate. Poisoned Rum is not rum.',
    rule: 'R1.6',
  },
  {
    word: 'Since the start',
    meaning: 'A face-down hazard in place since setup: one of the four starting hazards, which everybody knows by name.',
    rule: 'R11.3',
  },
  {
    word: 'Trash',
    forms: ['trash*'],
    meaning: 'A card in play goes to its owner’s discard pile; its coins go to the bank.',
    rule: 'R1.10',
  },
  { word: 'Turn limit', meaning: 'After this many turns each, the player with more points wins.', rule: 'R10.4' },
  { word: 'Wear', meaning: 'A hazard that was faced loses a coin; without coins it is trashed.', rule: 'R7.10' },
]
