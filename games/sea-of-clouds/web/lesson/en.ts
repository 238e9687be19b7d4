/** The words of the first lesson in English. */
import type { LessonWords } from '@tortuga/ui'

export const en: LessonWords = {
  title: 'Your first voyage',
  about: 'Look, take or leave it to the next: how loot is shared, neighbours are boarded, and secrets come to light at the end.',
  steps: {
    goal: {
      say: 'Welcome aboard! You are the captain of a flying ship, and so are Jerzy and Ola. In every round each of you takes **one share of loot**. After 15 rounds the most **points** win: doubloons, Rum, Relics and secrets all count.',
    },
    backs: {
      say: 'Loot lies on **three spaces**. A back shows what kind of card it is: a bottle for **Rum**, an eye for a **Relic**, a chest for an **Object**, a hat for a **Pirate**. Doubloons on a space go to whoever takes its share.',
    },
    leave: {
      say: 'In your turn you look at space 1, **alone**. The others see that you are looking, and no more. It is Rotgut, worth nothing. **Leave it**: you will be shown space 2 instead. But there is no way back!',
      hint: 'Press “Leave it”, below at the right.',
      done: 'A card from the deck was added to what you left, so the next captain finds more. And what you have seen **stays marked for you**: you know that Rotgut lies on space 1.',
    },
    take: {
      say: 'An **Eye of the Kraken**! Relics are collected: one Eye costs you a point, two make 3, and five make 26. Below the cards you see what this share would change. There is a First Mate, too, and a doubloon. **Take it.**',
      hint: 'Press “Take this share”.',
      done: 'The doubloon goes into your purse, Relic and Pirate lie **face up** on your board. Then Jerzy looked at space 1, left it and took space 2. You saw that he looked, and his Rum lies **face down**: nobody else knows what it is.',
    },
    beer: {
      say: 'Next round. Some Objects are **immediate**: they are played as soon as they are taken, and not all of them are kind. **Beer** costs you one of your Pirates. Still, a First Mate is a First Mate. Take this share.',
      hint: 'Press “Take this share”. What happens with the Beer is asked next.',
    },
    order: {
      say: 'Cards that you take are played in **an order of your choice**. You have no Pirate yet, so have the Beer **first**: then there is nobody to lose. Drag the Beer to the left, or tap it and then the First Mate.',
      hint: 'Put the Beer in the first place, then press “Play Beer”. By keys: lift the Beer with Enter and move it with the arrow keys.',
      done: 'Cheers! The Beer brought nothing, and the First Mate came aboard afterwards. The other way round it would have cost him his job.',
    },
    strength: {
      say: 'Round 5 ends with a **boarding**, and you have the last turn before it. Each captain fights **both neighbours**. Strengths of Pirates and Objects are added up: you have 4, Jerzy 5, Ola 3. The table says how each battle would go.',
    },
    arm: {
      say: 'A **Cutlass** would make you as strong as Jerzy. And ties are won by the captain with the **Parrot**. Who has it? You do! Take the Cutlass.',
      hint: 'Press “Take this share”.',
    },
    board: {
      say: 'Boarding! Five against five, and the **Parrot** decides for you; five beat Ola’s three. Her **Chest** came over to you with a doubloon out of it. Now your Pirates do their work, **in an order of your choice**. Send the **Gunner** to Jerzy first.',
      hint: 'Choose “Gunner against Jerzy”, then press the brass button.',
      done: 'The Gunner stole a Rum from both. Which ones, only you and they know. The First Mate took 2 doubloons **for each victory**, and Jerzy’s Brawler 1 for his. Then **all Pirates are discarded**: for the next boarding you need new ones.',
    },
    points: {
      say: 'Ten rounds later: it is your last turn. Open your **board** to see what you have. Luxury Rum pays 3 each to whoever has **the most** of it, 1 to the others, and your **secret** brings 4 more for that. Nobody has Pirates, so this last boarding will be quiet.',
    },
    song: {
      say: 'Space 1 holds a **Siren’s Song** and a doubloon. Many Songs are worth a fortune, but a single one costs 3 points. Leave it.',
      hint: 'Press “Leave it”.',
    },
    end: {
      say: 'A fourth **Eye of the Kraken**, and a Rum on top. That is more like it: the Eyes rise from 8 to 15 points. Take this share and bring your ship home.',
      hint: 'Press “Take this share”.',
      done: 'The voyage is over. Chests are opened, Rum and secrets are **turned over**, and everything is counted: 37 points for you, 28 for Jerzy, 20 for Ola. **You win!**',
    },
  },
  learnt: [
    'Look at the spaces one after the other; take a whole share or leave it, and never go back.',
    'What is left grows, to three cards and then by doubloons. Whoever leaves all three takes the top card of the deck.',
    'Immediate cards are played at once, in an order of your choice; Rum and secrets are kept face down.',
    'In a boarding you fight both neighbours. Without Pirates you lose; the Parrot wins ties.',
    'Effects count for each victory, those marked 1x only once. Afterwards all Pirates are gone.',
    'With four captains there are 12 rounds. With two, some cards are left out and there is one battle.',
  ],
}
