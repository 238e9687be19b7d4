/** The words of the crown's lesson in English. */
import type { LessonWords } from '@tortuga/ui'

export const en: LessonWords = {
  title: 'The crown brings rum to market',
  about: 'Lay rum on islands, pay for it, and guard it until it is sold: the crown’s side in six minutes.',
  steps: {
    goal: {
      say: 'You are the **crown**. Rum that you bring to market scores: **4 points win**. The pirate, across the water, wants the same bottles and wins with **4 of them**. The four outlined bottles beside your name count how far you are.',
    },
    islands: {
      say: 'Before you lie four **islands**. Before each of them lies a **hazard**, face down: you know your own cards, so their names stand below. **Home Port** carries your deck. Below is your hand; tap or point at any card to read it.',
    },
    found: {
      say: 'A turn has **three actions**. First lay two **investments** with one action: **Light Rum** on Privateer Point and **Cash Crop** on Bivalve Bay. They lie face down and cost nothing yet.',
      hint: 'Tap Light Rum in your hand, then the place on Privateer Point. Then Cash Crop and Bivalve Bay. Press the button below.',
    },
    invest: {
      say: 'An investment must be **funded**: it needs as many coins as stand in its corner. Invest one coin in **each of the two**. Tap both cards.',
      hint: 'Choose **Invest**, tap the cards on Privateer Point and Bivalve Bay, and press the button.',
      done: 'Cash Crop needs 1 coin: it is funded, and a tick says so. Light Rum needs 2. You can turn funded cards up when your **next turn begins**.',
    },
    hazard: {
      say: 'Your rum needs a guard. Lay the **Reef** before Privateer Point. Nothing is paid for it now.',
      hint: 'Tap the Reef in your hand, then the place in the lane of Privateer Point.',
      done: 'Your turn is over and you drew a card. Bonny hires **Doug Doubloon**, takes coins and sails for Privateer Point: a **raid**!',
    },
    raise: {
      say: 'Now comes your one decision in a raid: which face-down hazards do you **raise**, and pay for? The party has a single sabre and no compass. **Raise the Reef**: it asks for 2 navigation, or a ship.',
      hint: 'Tap the Reef, the outer one of the two cards, and press “Raise 1 hazard”. Extra coins would keep it there longer; leave them at 0 this time.',
      done: 'The Reef could not be passed by compass, so it took the **Longboat**; Doug swam back to the pirate’s hand. Without a ship the raid is **stopped**. The Reef was worn by it: without coins on it, it is trashed.',
    },
    reveal: {
      say: 'Your turn begins: this is the moment to **turn up** funded investments. Turn up **Cash Crop**.',
      hint: 'Go back to the table if you still look at the raid. Tap Cash Crop on Bivalve Bay and press the button.',
    },
    enough: {
      say: 'Cash Crop works from now on. Light Rum has 1 coin of 2, so it cannot be turned up yet. Tell the table that you turn up **no more**.',
      hint: 'Press “Turn up no more”.',
    },
    fund: {
      say: 'Put the second coin on **Light Rum**. The rest of your turn I shall play for you: coins, and a Merchant Convoy.',
      hint: 'Choose Invest, tap the card on Privateer Point and press the button.',
    },
    crop: {
      say: 'Your turn ends, and **Cash Crop** works: one of your cards in play gets **+1 coin** for nothing. A hazard with coins lasts longer, and coins on it can pay for raising it. Choose any card.',
      hint: 'Tap one of your cards in play and press the button.',
      done: 'Bonny saves coins and launches a **Sloop**. Nobody came for your rum, and it is your turn again.',
    },
    score: {
      say: 'Light Rum is **funded**. Turn it up!',
      hint: 'Tap Light Rum on Privateer Point and press the button.',
    },
    mix: {
      say: 'Sold: **1 point**. After every sale you may mix your **whole hand** back into the deck, without new cards for it. It is a way to get rid of rum that is too hot to hold. Do as you like.',
      hint: 'Press either of the two buttons.',
      done: 'The island is free again for the next investment.',
    },
    limit: {
      say: 'Some turns later. At the end of a turn you draw a card, and with **more than five** you discard one. Beware: when the crown **discards rum, the pirate scores it**. Discard anything else.',
      hint: 'Tap a card that is not Light Rum, and press the button.',
      done: 'Well chosen. A raid on Home Port, by the way, takes the **top card of your deck**: the pirate may find rum there, too.',
    },
    last: {
      say: 'Nine turns have gone. You have **2 points**, the pirate three bottles. One of your cards is funded rum. Win the game!',
      hint: 'Gold Rum on Privateer Point has its 3 coins. Turn it up: it is worth 2.',
      done: '2 and 2 make **4 points**: the game is over **at once**, and it is yours.',
    },
  },
  learnt: [
    'A turn has three actions; funded investments are turned up before them.',
    'Coins fund investments; hazards cost nothing until they are raised.',
    'In a raid you decide once what to raise, and may put extra coins on it.',
    'A hazard that was faced loses a coin, and without one it is trashed.',
    'Rum you discard goes to the pirate.',
    'Four points win at once.',
  ],
}
