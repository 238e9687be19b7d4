/** English texts of Rum Runner's illustrated page. */
import type { RunnerIntroductionText } from './pictures.tsx'

export const en: RunnerIntroductionText = {
  aim: 'Two players with different goals: the crown guards rum on islands until it can be sold, and the pirate raids the islands to steal it.',
  sections: {
    crown: {
      title: 'The crown',
      note: 'Three actions a turn.',
      parts: {
        invest: ['Play rum and invest', 'Play investments face down on islands, and put coins on them: one on each card per action.'],
        hazards: [
          'Guard the islands',
          'Play hazards face down in front of an island. You pay for one only when you raise it against a raid.',
        ],
        market: [
          'Bring rum to market',
          'At the start of your turn you may turn up cards with enough coins: Gold Rum costs 3 and scores 2 points.',
        ],
      },
    },
    pirate: {
      title: 'The pirate',
      note: 'Three actions a turn.',
      parts: {
        crew: ['Crew your ships', 'Launch ships and play crew onto them. Compasses and sabres are the skills of your party.'],
        raid: [
          'Raid an island',
          'Choose an island and ships with crew and without coins. Each gets a coin; at the start of your turns ships lose one.',
        ],
      },
    },
    raid: {
      title: 'A raid',
      note: 'Step by step.',
      parts: {
        raise: [
          'The crown raises hazards',
          'It decides once which face-down hazards of this island it pays for, and may add coins to them.',
        ],
        pass: [
          'The party passes them',
          'From the outside in, each face-up hazard must be passed: the Reef takes two compasses or a ship. Then it loses a coin or is trashed.',
        ],
        loot: [
          'The island is raided',
          'After the last hazard the card on the island is shown. If it is rum, it is a bottle for the pirate.',
        ],
      },
    },
    end: {
      title: 'Who wins',
      note: 'The match ends at once.',
      parts: {
        crown: ['The crown', 'Four points of rum win. A rum card is worth 1, 2 or 3 points to the crown.'],
        pirate: ['The pirate', 'Four bottles win. Every rum card is one bottle to the pirate.'],
      },
    },
  },
}
