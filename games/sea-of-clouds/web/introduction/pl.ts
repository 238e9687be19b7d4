/** Polish texts of Sea of Clouds' illustrated page. */
import type { SeaIntroductionText } from './pictures.tsx'

export const pl: SeaIntroductionText = {
  aim: 'Bierz swoją część łupów, trzy razy zmierz się z sąsiadami w abordażu i miej najwięcej punktów, gdy rejs się skończy.',
  sections: {
    turn: {
      title: 'Twoja tura',
      note: 'Raz w każdej rundzie, od kapelusza zgodnie z ruchem wskazówek zegara.',
      parts: {
        look: ['Obejrzyj', 'Obejrzyj karty na polu 1. Nikt inny ich nie widzi.'],
        take: ['Weź wszystko', 'Wszystkie karty i dublony z pola są twoje. Zagraj karty; to kończy turę.'],
        leave: ['Albo zostaw', 'Dochodzi jedna zakryta karta albo dublon, jeśli leżą już trzy. Obejrzyj pole 2, potem pole 3.'],
        none: ['Żadne?', 'Weź wierzchnią kartę talii. Tę musisz zatrzymać.'],
      },
    },
    boarding: {
      title: 'Abordaż',
      note: 'Po rundach 5, 10 i 15; w cztery osoby po 4, 8 i 12.',
      parts: {
        strength: ['Walcz z oboma sąsiadami', 'Zsumuj siłę swoich piratów i przedmiotów. Bitwę wygrywa większa siła.'],
        effects: ['Zwycięzcy używają piratów', 'Każdy pirat działa raz za każde zwycięstwo. Potem odrzuca się wszystkich piratów.'],
        parrot: ['Remisy', 'Remis wygrywa kapitan z papugą, a bez niego pierwszy od papugi zgodnie z ruchem wskazówek zegara.'],
      },
    },
    points: {
      title: 'Punkty na koniec',
      note: 'Suma może być ujemna.',
      parts: {
        relics: ['Relikty', 'Jedno Oko krakena kosztuje punkt, trzy są warte łącznie 8. Każdy rodzaj ma własne progi.'],
        rum: [
          'Rum',
          'Wartość rumu kolekcjonerskiego rośnie od 1 do 25. Luksusowy jest wart 3 za kartę, jeśli masz ich najwięcej, inaczej 1.',
        ],
        rest: ['Dublony i przedmioty', 'Każdy dublon to punkt. Przedmioty i tajne karty są warte tyle, ile na nich podano.'],
      },
    },
  },
}
