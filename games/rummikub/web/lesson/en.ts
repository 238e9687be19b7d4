/** The words of the first lesson in English. */
import type { LessonWords } from '@tortuga/ui'

export const en: LessonWords = {
  title: 'Your first round',
  about: 'Groups, runs, the opening, and a table that you may turn upside down: Rummikub in six minutes.',
  steps: {
    goal: {
      say: 'Welcome! At the bottom is your **rack** with 14 tiles that nobody else sees. Whoever is the first to lay **all** of them wins the round. The rest of the tiles are the bank.',
    },
    sets: {
      say: 'Tiles are laid in sets of three or more. A **group** is one number in different colours. A **run** is one colour with numbers that follow each other. Every colour has its mark: cross, diamond, waves, ring. The first button below the table puts your rack in order, by colour or by number. Try it!',
    },
    opening: {
      say: 'Your first sets must come to **30 points** together, from your rack alone. You hold three tens! Tap the black, the red and the blue 10, then tap **New set**, and finish the turn. Dragging works, too.',
      hint: 'Tap the three tens on your rack. They are marked. Then tap “New set” on the table, and “Finish the turn”.',
      done: 'Three tens make 30: you have **opened**. Jerzy could not open, so he drew a tile and it is your turn again.',
    },
    add: {
      say: 'From now on the whole table is yours to play with. The simplest thing is to **add** to a set. The orange 10 fits to the tens, the red 6 to the run. A brass dashed line shows where a marked tile fits. Lay both.',
      hint: 'Tap the orange 10, then the group of tens. Tap the red 6, then the red run. Finish the turn.',
      done: 'Two tiles less. A tile snaps to its place by itself, wherever you let it go.',
    },
    split: {
      say: 'You hold a second **red 6**, and a six is already in the run. Put it there all the same, and see what happens: a run of five and its twin make **two runs**.',
      hint: 'Tap the red 6 on your rack, then the red run.',
      done: 'Split: 4 5 6 and 6 7 8. A green tick says that a set is right, a dashed red line that it is not yet, and why.',
    },
    borrow: {
      say: 'Blue 3, 5 and 6: only the **blue 4** is missing. It lies in a group of four, and three are enough there. Take it! Put your three blue tiles down as a new set, then tap the blue 4 and your set.',
      hint: 'Mark blue 3, 5 and 6 and tap “New set”. Then tap the blue 4 in the group of fours, and tap your new set.',
      done: 'You borrowed a tile, and both sets are right. Only that counts, **at the end of your turn**; until then everything may be in pieces. And Jerzy has joined in.',
    },
    joker: {
      say: 'A **joker** stands for any tile; here for the orange 4. You hold the real one. Put it into the run, and the joker is free: use it **in the same turn**, with your red 11 and 12.',
      hint: 'Tap the orange 4, then the orange run. Mark red 11 and red 12 and make a new set of them. Then tap the joker, and that set.',
      done: 'The joker is a red tile now. It may never come to your rack, and one that is left on a rack costs 30 points.',
    },
    draw: {
      say: 'Sometimes nothing fits. Then, or whenever you like, you **draw a tile**, and that is your turn: what you drew can be laid next time.',
      hint: 'Press “Draw a tile”.',
    },
    clock: {
      say: 'With friends a turn has **one minute**. If it runs out, the table goes back as it was and you take a tile. While you try things out, the others see your tiles only as **blanks**: what you take back was never shown. “Undo step” and “Start over” are always there.',
    },
    arrange: {
      say: 'Now something for experts. You hold a black 10 and a blue 5, and the table can take both, but not without a great turnover. Mark the two tiles and press **Arrange for me**.',
      hint: 'Tap the black 10 and the blue 5, press “Arrange for me” and then “Finish the turn”.',
      done: 'Three groups and a run out of three runs. The same arithmetic tells you, under **Hint**, what could be laid at all.',
    },
    last: {
      say: 'Three tiles left. Lay them all, and the round is yours.',
      hint: 'Orange 9 and 10 fit before the orange run, the black 5 behind the black one.',
      done: 'Your rack is empty: you **go out**! Jerzy writes what he holds with a minus, with 30 for his joker, and you write the same with a plus.',
    },
    points: {
      say: 'One warning: whoever has **not opened** when somebody goes out writes −100, and even −200 if the rack could have opened. And if the bank runs empty, everybody has one more move and the lowest rack wins. Have fun at the table!',
    },
  },
  learnt: [
    'Groups: one number, different colours. Runs: one colour, numbers in a row. Three tiles at least.',
    'Open with 30 points from your rack alone.',
    'After that add, split, borrow and rebuild as you like, with at least one tile of your own.',
    'At the end of the turn every tile on the table is in a right set.',
    'A joker stands for any tile; whoever replaces it uses it in the same turn.',
    'An empty rack wins the round. Five and six players take the XP box with 160 tiles.',
  ],
}
