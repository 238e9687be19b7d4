/** What the pieces of the table are, in English, for the card reader. */
export const about = {
  hazard: 'A face-down hazard. It does nothing until the crown raises it in a raid and pays its cost.',
  investment: 'A face-down investment. With as many coins on it as it costs, the crown can turn it up. A successful raid takes it.',
  island: 'Room for one investment, with a lane of hazards in front of it. A raid has to get past the face-up hazards of the lane.',
  'home-port': 'The island with the crown’s deck. A successful raid takes its investment or, without one, the top card of the deck.',
  'crown-deck': 'The crown draws from it, and a successful raid on Home Port takes its top card. An empty deck stays empty.',
  'pirate-deck': 'The pirate draws from it. When it runs out, the discard pile is shuffled and becomes the new deck.',
  supply: 'The coins of a side. They pay for investments, hazards, events, ships, crew and raids.',
  'crown-score': 'The crown wins with 4 points of rum.',
  'pirate-score': 'The pirate wins with 4 cards of rum, whatever they are worth to the crown.',
  hand: 'Cards in hand are hidden from the other side. The Draw action fills a hand up to 5 cards.',
  discards: 'Cards that were played or trashed. Everybody may look through them.',
  removed: 'These cards are out of the game.',
  place: 'A free place for crew. With the Crew action you put crew cards from your hand on your ships.',
  actions: 'You take three actions in a turn, in any order. You may repeat an action.',
}
