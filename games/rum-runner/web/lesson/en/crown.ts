/** The texts of the crown's lesson in English. */
import type { LessonText } from '@tortuga/ui'

export const en: LessonText = {
  title: 'The crown brings rum to market',
  about: 'Play rum on islands, fund it, and guard it until it is sold: the crown’s side in six minutes.',
  steps: {
    goal: {
      say: 'You are the **crown**. You score rum by bringing it to market: **4 points win**. The pirate, across the water, wants the same bottles and wins with **4 of them**. The four bottle outlines next to your name show your score.',
    },
    islands: {
      say: 'In front of you are four **islands**. Each is guarded by a face-down **hazard**. You know your own cards, so their names are shown below them. Your deck is on **Home Port**. Your hand is at the bottom; tap or point at any card to read it.',
    },
    found: {
      say: 'A turn has **three actions**. Start by playing two **investments** with one action: **Light Rum** on Privateer Point and **Cash Crop** on Bivalve Bay. They are face down and cost nothing yet.',
      hint: 'Tap Light Rum in your hand, then the place on Privateer Point. Do the same with Cash Crop and Bivalve Bay. Then press the button below.',
    },
    invest: {
      say: 'An investment must be **funded**: it needs as many coins as the number in its corner. Invest one coin in **each of the two**. Tap both cards.',
      hint: 'Choose **Invest**, tap the cards on Privateer Point and Bivalve Bay, and press the button.',
      done: 'Cash Crop needs 1 coin: it is funded, as the tick shows. Light Rum needs 2. You can turn up funded cards at the **start of your next turn**.',
    },
    hazard: {
      say: 'Your rum needs a guard. Play the **Reef** at Privateer Point. It costs nothing now.',
      hint: 'Tap the Reef in your hand, then the place in the lane of Privateer Point.',
      done: 'Your turn is over and you draw a card. Bonny hires **Doug Doubloon**, takes coins and sails to Privateer Point: a **raid**!',
    },
    raise: {
      say: 'This is your one decision in a raid: which face-down hazards do you pay for and **raise**? The party has one sabre and no compass. **Raise the Reef**: it demands 2 navigation or a ship.',
      hint: 'Tap the Reef, the outer one of the two cards, and press “Raise Reef, end the raid”. Extra coins would make it last longer; leave them at 0 this time.',
      done: 'The party had no compass for the Reef, so it lost the **Longboat**; Doug returned to the pirate’s hand. Without a ship the raid is **stopped**. The Reef had no coins on it, so it is trashed after one use.',
    },
    reveal: {
      say: 'At the start of your turn you can **turn up** funded investments. Turn up **Cash Crop**.',
      hint: 'If you still see the raid, go back to the table. Tap Cash Crop on Bivalve Bay and press the button.',
    },
    enough: {
      say: 'Cash Crop works from now on. Light Rum has 1 coin of 2, so you cannot turn it up yet. Press **Done**.',
      hint: 'Press “Done”.',
    },
    fund: {
      say: 'Put the second coin on **Light Rum**. The rest of your turn is played for you: coins, and a Merchant Convoy.',
      hint: 'Choose Invest, tap the card on Privateer Point and press the button.',
    },
    crop: {
      say: 'Your turn ends, and **Cash Crop** works: one of your cards in play gets **+1 coin** for free. A hazard with coins lasts longer, and its coins can pay for raising it. Choose any card.',
      hint: 'Tap one of your cards in play and press the button.',
      done: 'Bonny saves coins and launches a **Sloop**. Nobody came for your rum, and it is your turn again.',
    },
    score: {
      say: 'Light Rum is **funded**. Turn it up!',
      hint: 'Tap Light Rum on Privateer Point and press the button.',
    },
    mix: {
      say: 'Sold: **1 point**. After each sale you may shuffle your **whole hand** into your deck; you get no new cards for it. This saves rum that you cannot play safely. Choose what you like.',
      hint: 'Press either of the two buttons.',
      done: 'The island is free for your next investment.',
    },
    limit: {
      say: 'Some turns later. At the end of a turn you draw a card, and if you have **more than five**, you discard one. Careful: if the crown **discards rum, the pirate scores it**. Discard anything else.',
      hint: 'Tap a card that is not Light Rum, and press the button.',
      done: 'Good choice. A raid on Home Port takes the **top card of your deck**, so the pirate can find rum there, too.',
    },
    last: {
      say: 'Turn nine. You have **2 points**, the pirate has three bottles. One of your cards is funded rum. Win the match!',
      hint: 'Gold Rum on Privateer Point has its 3 coins. Turn it up: it is worth 2 points.',
      done: '2 and 2 make **4 points**. The match ends **at once**, and you win.',
    },
  },
  learnt: [
    'A turn has three actions; you turn up funded investments before them.',
    'Coins fund investments; hazards cost nothing until you raise them.',
    'In a raid you decide once what to raise, and you may put extra coins on it.',
    'A hazard that was faced loses a coin; without coins it is trashed.',
    'The pirate scores rum that you discard.',
    'Four points win at once.',
  ],
}
