/** The words of the first lesson in English. */
import type { LessonWords } from '@tortuga/ui'

export const en: LessonWords = {
  title: 'Your first game',
  about: 'Bottles, captains, the parrot and the pirate ship: all of RUM in five minutes, at a real table.',
  steps: {
    goal: {
      say: 'Welcome ashore! Seven **captains** wait in the row, one for each colour of rum. Whoever shows enough bottles of that colour takes its captain. A captain is worth the number on its plate, and with two players **21 points** win.',
    },
    card: {
      say: 'At the bottom lies your hand: one rum card. It has **two ends**, here two blue bottles or one purple. You use one end or the other, never both. Pick the card and turn it, with its arrows or the T key. Try it!',
    },
    draw: {
      say: 'It is your turn, and in a turn you do one thing: **draw a card** or **play a set**. Three cards lie on the **beach**. Take the one with the blue bottle: tap it twice.',
      hint: 'The blue bottle lies in the first slot of the beach. The first tap reaches for the card, the second one takes it.',
      done: 'It is yours. Another card fills the gap, **face down**: nobody has seen it. Then Jerzy drew from the **wreck**, the heap of hidden cards. Only he knows what it was.',
    },
    set: {
      say: 'Time for your first **set**. Pick both cards, and turn the second one so that its blue bottle is up. Only upper ends count. Three blue bottles are **more than the 1** on the blue captain’s plate: it will be yours.',
      hint: 'Pick both cards. Turn the one with green bottles by its arrows or the T key, and one blue bottle is up. Then press “Play the set”.',
      done: 'The **blue captain** is yours. It shows 3 now, as many as you brought: that makes **3 points**. Your cards go back into the wreck, and the wreck is mixed.',
    },
    beach: {
      say: 'Bottles that lie **face up on the beach** belong to everybody: they join every set by themselves. One of them is red. Play your card with its two red bottles up, and you have three.',
      hint: 'Pick your card as it lies, with two red bottles up, and play the set.',
      done: 'Two of yours and one from the beach make three. The beach card **stays where it is**, for whoever comes next. Cards that lie face down never count.',
    },
    steal: {
      say: 'Captains are fickle. Jerzy has the green one, worth 3. Show **more than 3** green bottles, and it comes over to you.',
      hint: 'Pick both cards with two green bottles up: together that makes four.',
      done: 'Four beat three: the captain is worth 4 now, and Jerzy has lost his 3 points. But look, he strikes back with four blue bottles! **No captain is safe.** Your own ones can be raised in the same way.',
    },
    trio: {
      say: 'Jerzy’s black captain is worth 6, and seven black bottles are hard to find. But **three single bottles** of one colour are a **rum trio**: it takes the captain whatever it is worth, and adds 2. One black bottle lies on the beach, and you hold two.',
      hint: 'Pick both cards and turn them, so that each has one black bottle up. With the one on the beach that makes three.',
      done: 'A trio! The black captain rises from 6 to **8**, the highest there is, and it is yours.',
    },
    luck: {
      say: 'You could play your yellow bottles now. Or you could **press your luck**: a hand may hold any number of cards, and more cards make a better set. Be bold, draw from the **wreck**.',
      hint: 'Press “Draw from the wreck”.',
    },
    parrot: {
      say: '**The parrot!** It hides among the cards, and whoever draws it has to pay. The clock says how much: **2 cards**. Keep the two cards with yellow bottles and give back the others.',
      hint: 'Pick the card with two red bottles and the one with two purple bottles, then press “Give back 2 cards”.',
      done: 'They go back face down. The parrot slips into the wreck again, and the **clock** moves on by 1. That is the price of waiting too long.',
    },
    tide: {
      say: 'Now you are three, and 18 points win. Only **one card of the beach still lies face up**. Take it, and all three lie face down: then the **tide** comes and turns them over. Let us see what it brings!',
      hint: 'Take the card with the orange bottle, in the third slot: tap it twice.',
    },
    together: {
      say: 'The tide has brought the **parrot**, so now **everybody** pays 2 cards, each in secret. Ola has no more than two: they go without asking. Keep your two cards with black bottles.',
      hint: 'Pick the card with two green bottles and the one with two purple bottles, and give them back.',
      done: 'All cards go back at the same time. The clock moves on, and a new card lies face up in the parrot’s place. If a tide ever shows three bottles of one colour, it washes them away and brings three others.',
    },
    clock: {
      say: 'Every parrot moves the **clock**, and so does an **empty wreck**: then whoever holds the most cards gives back the whole hand. From 5 on the parrot takes 3 cards. At 8 comes the **pirate ship**. It is 7 now, and Jerzy is about to draw …',
      done: 'The parrot again! The clock shows 8, and the game is **over at once**. Now the most points win: 15 to 9 for you. If points are equal, more captains win, and then the highest captain.',
    },
    last: {
      say: 'One last thing, and this one is for you to find. You have 14 points, and **21 win at once**. One set may take **several captains**. What will you play?',
      hint: 'Four green bottles of yours and the one on the beach make five: more than Jerzy’s 4. And two purple ones are enough for the captain in the row. Play all three cards as they lie.',
      done: 'Five green bottles and two purple ones: **21 points**, and the game is yours!',
    },
  },
  learnt: [
    'In a turn you draw one card or play one set.',
    'More bottles than a captain is worth, or a trio of single ones, and the captain is yours.',
    'Face-up bottles on the beach count for everybody.',
    'The parrot takes cards and moves the clock; when the tide brings it, everybody pays.',
    '21, 18 or 15 points (with 2, 3 or 4 players) win at once; at 8 the pirate ship ends the game.',
    'In the Polish edition all face-up bottles of the beach count, in the English one you choose which.',
  ],
}
