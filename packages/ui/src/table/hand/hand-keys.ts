/** Keys of the pieces in a hand. Equal faces are numbered, so that a key stays valid while other pieces come and go: `B4#1` is the second `B4`. */

export const keysOfHand = (hand: readonly string[]): readonly string[] =>
  hand.map((face, index) => `${face}#${hand.slice(0, index).filter(other => other === face).length}`)

export const isHandKey = (key: string): boolean => key.includes('#')

export const faceOfKey = (key: string): string => key.slice(0, key.indexOf('#'))

/** The keys of faces in a hand; of equal ones, the first. */
export const keysOfFaces = (hand: readonly string[], faces: readonly string[]): readonly string[] => {
  const left = [...keysOfHand(hand)]
  return faces.flatMap(face => {
    const index = left.findIndex(key => faceOfKey(key) === face)
    return index < 0 ? [] : left.splice(index, 1)
  })
}
