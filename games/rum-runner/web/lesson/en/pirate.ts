/** The texts of the pirate's lesson in English. */
import type { LessonText } from '@tortuga/ui'

export const en: LessonText = {
  title: 'The pirate steals it',
  about: 'Hire crew, get past the hazards and steal four bottles: the pirate’s side in six minutes.',
  steps: {
    goal: {
      say: 'You are the **pirate**. The crown hides rum on its islands and wins with 4 points. You win with **4 bottles**: each counts as one, whatever it is worth to the crown.',
    },
    sea: {
      say: 'Across the water are four **islands**. You do not know the face-down cards, only that some hazards have been there **since the start**. But coins give cards away: the card on **Privateer Point** has one, so the crown is paying for it. Below are your ships and your hand.',
    },
    crew: {
      say: 'A turn has **three actions**. Ships raid only with **crew**, so put **Doug Doubloon** on one Longboat and **Cutthroat Carlie** on the other, both with one action.',
      hint: 'Tap Doug in your hand, then a Longboat. Then Carlie and the other Longboat. Press the button below.',
      done: 'They cost 1 coin each. A Longboat has room for one. Doug brings a **sabre** for combat, Carlie a **compass** for navigation.',
    },
    raid: {
      say: 'Now **raid**! Choose **Privateer Point** and send **both ships**. Each gets one of your coins as a fee.',
      hint: 'Choose Raid, tap Privateer Point and both Longboats, and press the button.',
    },
    face: {
      say: 'Morgan has **raised** a hazard; only face-up hazards stop you. **Port Taxes** offers two ways past, and you must use **one**. Pay 2, or let the crown gain 3? You decide.',
      hint: 'Tap one of the two ways, then press the button.',
      done: 'You are past it! The island’s card is turned over: **Light Rum**, and it is yours. Rum is heavy, so each raiding ship gets another coin.',
    },
    order: {
      say: 'After a raid, successful or not, your crew’s effects happen in an **order of your choice**. Drag a portrait or tap who goes first, then start.',
      hint: 'The main button resolves the first effect in the list.',
    },
    carlie: {
      say: '**Doug** simply draws a card, so there is nothing to choose. **Carlie** may move a coin from one ship to another, or from one hazard to another. It is optional.',
      hint: 'Tap one ship and then the other to move a coin, or decline.',
      done: 'The raid is over.',
    },
    delay: {
      say: 'Your ships have **coins** on them now. A ship with coins cannot raid; **one coin** comes off each ship at the start of your turn. So big raids cost time. A ship without crew drops out of a raid, and the crew of a trashed ship returns to your hand.',
    },
    icons: {
      say: 'Some turns later. **Bivalve Bay** is guarded by two face-up hazards. You face the outer one first: the **Harbor Guard** demands 1 combat. Then the **Reef**: 2 navigation. Count your sabres and compasses; ships have them, too.',
    },
    sail: {
      say: 'You have enough. Raid **Bivalve Bay** with both ships.',
      hint: 'Choose Raid, tap Bivalve Bay, the Sloop and the Longboat, and press the button.',
    },
    sabre: {
      say: 'Two of your crew have a sabre, and one is enough. **Each icon counts once per raid**, so you choose which one to spend.',
      hint: 'Tap Tess or Doug, then “Spend these”.',
    },
    reef: {
      say: 'The Reef demands **2 navigation**, or a whole ship. You have three compasses left.',
      hint: 'Choose the way with the two compasses.',
    },
    compass: {
      say: 'Spend two of your three compasses.',
      hint: 'Tap two of the three, then the button.',
      done: 'You are through! **Gold Rum** would have been 2 points for the crown; for you it is one bottle. A hazard that was faced **wears**: it loses a coin, or is trashed if it has none.',
    },
    look: {
      say: 'Late in the match: you have **three bottles** and need one more. You may **look** at a face-down card. Privateer Point and Bivalve Bay both have coins and no hazards. Which one is rum?',
      hint: 'Tap a face-down card and press “Look at it”.',
      done: 'You remember every card you have seen: its name is shown below it. The crown sees only **where** you looked.',
    },
    last: {
      say: 'One action, one ready ship. Where would the crown leave the most coins? Raid **Privateer Point** and win.',
      hint: 'Raid Privateer Point with the Longboat.',
      done: '**Aged Rum**: the fourth bottle. The match ends **at once**, in the middle of the raid, and you win.',
    },
  },
  learnt: [
    'Ships need crew and no coins to raid; the fee is one coin on each.',
    'Only face-up hazards stop you; you face the outermost first.',
    'You must use exactly one of a hazard’s ways, if you can.',
    'Each icon counts once per raid.',
    'After the raid your crew’s effects happen in the order you choose.',
    'Four bottles win at once.',
  ],
}
