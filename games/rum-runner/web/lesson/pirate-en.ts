/** The words of the pirate's lesson in English. */
import type { LessonWords } from '@tortuga/ui'

export const en: LessonWords = {
  title: 'The pirate comes for it',
  about: 'Hire crew, sail past what bars the way, and carry off four bottles: the pirate’s side in six minutes.',
  steps: {
    goal: {
      say: 'You are the **pirate**. The crown hides rum on its islands and wins with 4 points of it. You win with **4 bottles**, each counts as one, whatever it is worth to the crown.',
    },
    sea: {
      say: 'Across the water lie four **islands**. What lies face down you do not know, only that some hazards have been there **since the start**. But coins betray: the card on **Privateer Point** has one on it, somebody is paying for it. Below are your ships and your hand.',
    },
    crew: {
      say: 'A turn has **three actions**. Ships sail only with **crew**, so put **Doug Doubloon** on one Longboat and **Cutthroat Carlie** on the other, all with one action.',
      hint: 'Tap Doug in your hand, then a Longboat. Then Carlie and the other Longboat. Press the button below.',
      done: 'Hired for 1 coin each. A Longboat has one place. Doug brings a **sabre** for combat, Carlie a **compass** for navigation.',
    },
    raid: {
      say: 'Now **raid**! Choose **Privateer Point** and take **both ships**. Each gets a coin, the fee.',
      hint: 'Choose Raid, tap Privateer Point and both Longboats, and press the button.',
    },
    face: {
      say: 'Morgan has **raised** a hazard, and only those face up bar your way: **Port Taxes**. You must meet **one** of its ways. Pay 2, or let the crown gain 3? You decide.',
      hint: 'Tap one of the two ways, then press the button.',
      done: 'Past it! The island’s card is turned over: **Light Rum**, and it is yours. Rum is heavy, so each raiding ship gets another coin.',
    },
    order: {
      say: 'After a raid, won or lost, your crew’s texts happen, in an **order of your choice**. Drag a portrait or tap whoever shall be first, then begin.',
      hint: 'The main button lets the first one of the list act.',
    },
    carlie: {
      say: '**Doug** just draws a card, there is nothing to ask about it. **Carlie** may move a coin from a ship to another ship, or from a hazard to another. You may, or you may not.',
      hint: 'Tap one ship and then the other to move a coin, or decline.',
      done: 'The raid is over.',
    },
    delay: {
      say: 'Your ships carry **coins** now. A ship with coins cannot raid; **one coin** comes off each ship when your turn begins. So big raids cost time. A ship that loses its crew drops out of a raid, and a trashed ship sends its crew back to your hand.',
    },
    icons: {
      say: 'Some turns later. **Bivalve Bay** is guarded by two hazards, both face up. The outer one comes first: the **Harbor Guard** wants 1 combat. Then the **Reef**: 2 navigation. Count your sabres and compasses: ships have them, too.',
    },
    sail: {
      say: 'You have enough. Raid **Bivalve Bay** with both ships.',
      hint: 'Choose Raid, tap Bivalve Bay, the Sloop and the Longboat, and press the button.',
    },
    sabre: {
      say: 'Two of your crew have a sabre, one is enough. **Each icon serves once in a raid**, so you say which one is spent.',
      hint: 'Tap Tess or Doug, then “Spend these”.',
    },
    reef: {
      say: 'The Reef takes **2 navigation**, or a whole ship. You have three compasses left.',
      hint: 'Choose the way with the two compasses.',
    },
    compass: {
      say: 'Spend two of your three compasses.',
      hint: 'Tap two of the three, then the button.',
      done: 'Through! **Gold Rum**: it would have been 2 points to the crown, to you it is one bottle. A hazard that was faced **wears**: it loses a coin, or is trashed if it has none.',
    },
    look: {
      say: 'Late in the game: **three bottles** are yours, one is missing. You may **look** at a face-down card. Privateer Point and Bivalve Bay both have coins on them, and no hazard before them. Which one is rum?',
      hint: 'Tap a face-down card and press “Look at it”.',
      done: 'What you have seen stays known to you, and its name stands below the card. The crown only sees **where** you looked.',
    },
    last: {
      say: 'One action, one ship that is ready. Where would the crown leave the most coins? Sail to **Privateer Point** and win.',
      hint: 'Raid Privateer Point with the Longboat.',
      done: '**Aged Rum**: the fourth bottle. The game ends **at once**, in the middle of the raid, and it is yours.',
    },
  },
  learnt: [
    'Ships raid with crew and without coins; the fee is one coin on each.',
    'Only hazards that lie face up bar the way, the outermost first.',
    'Of a hazard’s ways you meet exactly one, if you can.',
    'Each icon serves once in a raid.',
    'After the raid your crew’s texts happen in your order.',
    'Four bottles win at once.',
  ],
}
