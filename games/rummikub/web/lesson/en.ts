/** The first lesson in English. */
import type { LessonText } from '@tortuga/ui'

export const en: LessonText = {
  title: 'Your first round',
  about: 'Groups, runs, the opening, and a table that you can rearrange: Rummikub in six minutes.',
  steps: {
    goal: {
      say: 'Welcome! At the bottom is your **rack** with 14 tiles that only you can see. The first player to lay **all** their tiles wins the round. The remaining tiles are the bank.',
    },
    sets: {
      say: 'Lay tiles in sets of three or more. A **group** is one number in different colours. A **run** is consecutive numbers in one colour. Each colour has its own mark: cross, diamond, waves, ring. The first button below the table sorts your rack by colour or by number. Try it!',
    },
    opening: {
      say: 'Your first sets must count **30 points** together, from your rack alone. You have three tens! Tap the black, the red and the blue 10, tap **New set**, then finish your turn. You can also drag tiles.',
      hint: 'Tap the three tens on your rack to select them. Then tap “New set” on the table, and “Finish turn”.',
      done: 'Three tens count 30: you have **opened**. Jerzy could not open, so he drew a tile. It is your turn again.',
    },
    add: {
      say: 'From now on you may use the whole table. The easiest way is to **add** to a set. The orange 10 fits the tens, the red 6 fits the run. A dashed brass line shows where a selected tile fits. Lay both.',
      hint: 'Tap the orange 10, then the group of tens. Tap the red 6, then the red run. Finish your turn.',
      done: 'Two tiles fewer. Wherever you drop a tile on a set, it moves to its place.',
    },
    split: {
      say: 'You have a second **red 6**, but the run already has one. Put it there anyway: with a second 6 the run of five becomes **two runs**.',
      hint: 'Tap the red 6 on your rack, then the red run. Finish your turn.',
      done: 'The run is split: 4 5 6 and 6 7 8. A green tick marks a valid set. A dashed red line marks a set that is not valid yet, and a note says why.',
    },
    borrow: {
      say: 'You have blue 3, 5 and 6; only the **blue 4** is missing. It is in a group of four, which stays valid with three. Take it! Lay your three blue tiles as a new set, then tap the blue 4 and your set.',
      hint: 'Select blue 3, 5 and 6 and tap “New set”. Then tap the blue 4 in the group of fours, and tap your new set. Finish your turn.',
      done: 'You took a tile from another set, and both sets are valid. Sets only have to be valid **at the end of your turn**. Jerzy has opened, too, and adds a tile.',
    },
    joker: {
      say: 'A **joker** stands for any tile; here for the orange 4. You have the real one. Put it into the run and the joker is free. Use it **in the same turn** with your red 11 and 12.',
      hint: 'Tap the orange 4, then the orange run. Select red 11 and red 12 and make a new set of them. Then tap the joker and that set. Finish your turn.',
      done: 'The joker now stands for a red tile. You cannot take a joker to your rack, and a joker left on a rack costs 30 points.',
    },
    draw: {
      say: 'Sometimes nothing fits. Then, or whenever you like, **draw a tile** instead. That ends your turn; you can lay the new tile next turn.',
      hint: 'Tap “Draw a tile”.',
    },
    clock: {
      say: 'With friends you have **one minute** per turn. If time runs out, the table is restored and you take a tile. While you try things out, the others see your tiles only as **blanks**. Use “Undo step” and “Start over” as often as you like.',
    },
    arrange: {
      say: 'Now one for experts. You have a black 10 and a blue 5. The table can take both, but only if you rearrange a lot. Select the two tiles and tap **Arrange for me**.',
      hint: 'Tap the black 10 and the blue 5, tap “Arrange for me”, then “Finish turn”.',
      done: 'Three runs became three groups and a run. If you do not know what to do, **Hint** finds a move for you.',
    },
    last: {
      say: 'You have three tiles left. Lay them all to win the round.',
      hint: 'Orange 9 and 10 fit before the orange run, the black 5 fits after the black run. Finish your turn.',
      done: 'Your rack is empty: you **go out**! Jerzy loses the points on his rack, including 30 for his joker, and you score them.',
    },
    points: {
      say: 'One warning: a player who has **not opened** when another goes out loses 100 points, and 200 if the rack could have opened. When the bank is empty, everybody has one more move, and the lowest rack wins. Have fun!',
    },
  },
  learnt: [
    'Group: one number, different colours. Run: one colour, consecutive numbers. At least three tiles.',
    'Open with 30 points from your rack alone.',
    'Then add, split, take and rebuild as you like, but lay at least one tile from your rack.',
    'At the end of your turn every tile on the table must be in a valid set.',
    'A joker stands for any tile. If you replace it, use it in the same turn.',
    'An empty rack wins the round. Five or six players use the XP box with 160 tiles.',
  ],
}
