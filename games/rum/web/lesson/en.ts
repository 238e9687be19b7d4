/** The texts of the first lesson in English. */
import type { LessonText } from '@tortuga/ui'

export const en: LessonText = {
  title: 'Your first game',
  about: 'Bottles, captains, the parrot and the pirate ship: learn RUM in five minutes, at a real table.',
  steps: {
    goal: {
      say: 'Welcome ashore! Seven **captains** wait in the row, one for each colour of rum. Show enough bottles of a colour and its captain is yours. A captain is worth the number on its plate. With two players, **21 points** win.',
    },
    card: {
      say: 'Your hand is at the bottom: one rum card. It has **two ends**, here two blue bottles or one purple bottle. You use one end or the other, never both. Pick the card and turn it with its arrows or the T key. Try it!',
    },
    draw: {
      say: 'It is your turn. On your turn you do one thing: **draw a card** or **play a set**. There are three cards on the **beach**. Take the one with the blue bottle: tap it twice.',
      hint: 'The card with the blue bottle is in the first slot of the beach. The first tap chooses it, the second one takes it.',
      done: 'The card is yours. A new card fills the gap **face down**, and nobody has seen it. Then Jerzy drew from the **wreck**, the heap of hidden cards. Only he knows what it was.',
    },
    set: {
      say: 'Time for your first **set**. Pick both cards and turn the second one so that its blue bottle is up. Only upper ends count. Three blue bottles are **more than the 1** on the plate of the blue captain, so you will gain it.',
      hint: 'Pick both cards. Turn the one with the green bottles, with its arrows or the T key, so that one blue bottle is up. Then press “Play the set”.',
      done: 'You gained the **blue captain**. It shows 3 now, because you played three bottles: that makes **3 points**. Your cards go back to the wreck, and the wreck is mixed.',
    },
    beach: {
      say: 'Bottles that are **face up on the beach** belong to everybody and count in every set. One of them is red. Play your card with its two red bottles up, and you have three.',
      hint: 'Pick your card as it is, with two red bottles up, and play the set.',
      done: 'Two of yours and one from the beach make three. The beach card **stays on the beach** for the next player. Face-down cards never count.',
    },
    steal: {
      say: 'Captains can change owners. Jerzy has the green one, worth 3. Show **more than 3** green bottles and take it from him.',
      hint: 'Pick both cards with two green bottles up: together that makes four.',
      done: 'Four beat three: the captain is worth 4 now, and Jerzy lost his 3 points. But look, he strikes back with four blue bottles! **No captain is safe.** You can raise your own captains in the same way.',
    },
    trio: {
      say: 'Jerzy’s black captain is worth 6, and seven black bottles are hard to find. But **three single bottles** of one colour are a **rum trio**: it gains the captain whatever its value, and adds 2. One black bottle is on the beach, and you hold two.',
      hint: 'Pick both cards and turn them so that each has one black bottle up. With the one on the beach that makes three.',
      done: 'A trio! The black captain goes from 6 to **8**, the highest value, and it is yours.',
    },
    luck: {
      say: 'You could play your yellow bottles now. Or you could **press your luck**: you may hold any number of cards, and more cards make a better set. Be bold and draw from the **wreck**.',
      hint: 'Press “Draw from the wreck”.',
    },
    parrot: {
      say: '**The parrot!** It hides among the cards, and the player who draws it has to pay. The clock shows the price: **2 cards**. Keep the two cards with yellow bottles and return the others.',
      hint: 'Pick the card with two red bottles and the one with two purple bottles. Then press “Return 2 cards”.',
      done: 'Your cards go back face down. The parrot returns to the wreck, too, and the **clock** advances by 1. That is the price of waiting too long.',
    },
    tide: {
      say: 'Now there are three of you, and 18 points win. Only **one beach card is still face up**. Take it, and all three will be face down: then the **tide** comes and turns them over. Let us see what it brings!',
      hint: 'Take the card with the orange bottle, in the third slot: tap it twice.',
    },
    together: {
      say: 'The tide has brought the **parrot**, so now **everybody** pays 2 cards and chooses them in secret. Ola has only two cards, so she returns both without a choice. Keep your two cards with black bottles.',
      hint: 'Pick the card with two green bottles and the one with two purple bottles, and return them.',
      done: 'All cards go back at the same time. The clock advances, and a new card is placed face up in the slot of the parrot. If a tide shows three bottles of one colour, it washes them away and brings three others.',
    },
    clock: {
      say: 'Every parrot advances the **clock**, and so does an **empty wreck**: then the player with the most cards returns the whole hand. From 5 on, the parrot costs 3 cards. At 8 the **pirate ship** arrives. The clock is at 7, and Jerzy is about to draw …',
      done: 'The parrot again! The clock reaches 8, and the match is **over at once**. Now the most points win: 15 to 9 for you. If players are tied, more captains win, then the highest captain.',
    },
    last: {
      say: 'One last task, and this time you find the move yourself. You have 14 points, and **21 win at once**. One set may gain **several captains**. What will you play?',
      hint: 'Your four green bottles and the one on the beach make five, more than Jerzy’s 4. And two purple bottles gain the captain in the row. Play all three cards as they are.',
      done: 'Five green bottles and two purple ones: **21 points**, and you win!',
    },
  },
  learnt: [
    'On your turn, draw one card or play one set.',
    'You gain a captain with more bottles than its value, or with a trio of single bottles.',
    'Face-up bottles on the beach count for everybody.',
    'The parrot costs cards and advances the clock. If the tide brings it, everybody pays.',
    '21, 18 or 15 points (with 2, 3 or 4 players) win at once. At 8 the pirate ship ends the match.',
    'In the Polish edition all face-up beach bottles count; in the English edition you choose which.',
  ],
}
