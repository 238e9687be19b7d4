/** The first lesson in English. */
import type { LessonText } from '@tortuga/ui'

export const en: LessonText = {
  title: 'Your first voyage',
  about: 'Take a share or leave it to the next captain, board your neighbours, and score your secrets at the end.',
  steps: {
    goal: {
      say: 'Welcome aboard! You are the captain of a flying ship, and so are Jerzy and Ola. In every round each of you takes **one share of loot**. After 15 rounds the captain with the most **points** wins: doubloons, Rum, Relics and Objects all count.',
    },
    backs: {
      say: 'There is loot on **three spaces**. The back of a card shows its kind: a bottle for **Rum**, an eye for a **Relic**, a chest for an **Object**, a hat for a **Pirate**. If you take a share, you also get the doubloons on its space.',
    },
    leave: {
      say: 'On your turn you look at space 1. **Only you** see the cards; the others just see that you are looking. It is Rotgut, worth nothing. **Leave it** and look at space 2 instead. You cannot go back!',
      hint: 'Press “Leave it” at the bottom right.',
      done: 'A card from the deck was added to the share you left, so the next captain finds more. Cards you have seen **stay marked for you**: you know that there is Rotgut on space 1.',
    },
    take: {
      say: 'An **Eye of the Kraken**! Collect Relics: one Eye costs you a point, two are worth 3, and five are worth 26. Below the cards you see what this share would change. It also has a Magic Shell, worth 3 points, and a doubloon. **Take it.**',
      hint: 'Press “Take this share”.',
      done: 'You got the doubloon, and the Relic and the Object are **face up** on your board. Then Jerzy looked at space 1, left it and took space 2. His Rum is **face down**: nobody else knows what it is.',
    },
    beer: {
      say: 'Next round. Some Objects are **immediate**: you must play them when you take them, and some of them hurt. **Beer** costs you one of your Pirates. But the share also has a First Mate, who would be your first Pirate. Take it.',
      hint: 'Press “Take this share”. You choose the order of the cards next.',
    },
    order: {
      say: 'You play the cards you take in **any order**. You have no Pirate yet, so play the Beer **first**: then you have no Pirate to lose. Drag the Beer to the left, or tap it and then the First Mate.',
      hint: 'Put the Beer first, then press “Play Beer”. With the keyboard: lift the Beer with Enter and move it with the arrow keys.',
      done: 'Cheers! The Beer had no effect, and then the First Mate came aboard. The other way round you would have lost the First Mate.',
    },
    strength: {
      say: 'Round 5 ends with a **boarding**, and you have the last turn before it. Each captain fights **both neighbours**. The strengths of Pirates and Objects are added up: you have 4, Jerzy 5, Ola 3. The table shows how each battle would end.',
    },
    arm: {
      say: 'A **Cutlass** would make you as strong as Jerzy. And the captain with the **Parrot** wins ties. You have it! Take the Cutlass.',
      hint: 'Press “Take this share”.',
    },
    board: {
      say: 'Boarding! You tie with Jerzy at 5, and the **Parrot** wins the tie for you. You also beat Ola, who has 3. You took her **Chest** and a doubloon from it. Now resolve your Pirates **in any order**. Start with the **Gunner** against Jerzy.',
      hint: 'Choose “Gunner against Jerzy”, then press the main button.',
      done: 'The Gunner stole a random Rum from each of them. Only you and the victim know which one. The First Mate took 2 doubloons **for each victory**, and Jerzy’s Brawler took 1 for his. Then **all Pirates are discarded**: you need new ones for the next boarding.',
    },
    points: {
      say: 'Ten rounds later, it is your last turn. Open your **board** to see what you have. Luxury Rum is worth 3 points each to the captain with **the most** of it and 1 each to the others. Your **secret** adds 4 points for that. No captain has Pirates, so the last boarding will have no effect.',
    },
    song: {
      say: 'Space 1 holds a **Siren’s Song** and a doubloon. Many Songs are worth a lot, but a single one costs you 3 points. Leave it.',
      hint: 'Press “Leave it”.',
    },
    end: {
      say: 'A fourth **Eye of the Kraken**, and a Rum as well. Your Eyes rise from 8 to 15 points. Take this share and bring your ship home.',
      hint: 'Press “Take this share”.',
      done: 'The voyage is over. Rum and secrets are **revealed**, and all points are counted: 37 for you, 28 for Jerzy, 20 for Ola. **You win!**',
    },
  },
  learnt: [
    'Look at the spaces in order. Take a whole share or leave it; you cannot go back.',
    'A share that you leave grows: up to three cards, then by doubloons. If you leave all three, you take the top card of the deck.',
    'You play the cards you take in any order. Rum and secrets stay face down.',
    'In a boarding you fight both neighbours. Without Pirates you lose. The Parrot wins ties.',
    'Pirates act once for each victory, those marked 1x only once. Then all Pirates are discarded.',
    'With four captains there are 12 rounds. With two captains some cards are removed, and there is one battle.',
  ],
}
