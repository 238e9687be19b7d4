/** The stops of a keyboard grid in the DOM: elements with `data-stop`, in groups with `data-group`. In each group one stop has tabindex 0 (roving tabindex). */

const STOP = `[data-stop]:not([data-stop='false'], :disabled)`

/** The stop of each group that the Tab key focuses, and its index, which is used when that stop is removed. */
const currents = new WeakMap<HTMLElement, { readonly stop: HTMLElement; readonly index: number }>()

/** All stops inside an element, in reading order. */
export const stopsIn = (root: HTMLElement): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>(STOP)]

/** The stop that contains an element. */
export const stopAround = (root: HTMLElement, target: EventTarget): HTMLElement | null => {
  const stop = target instanceof Element ? target.closest<HTMLElement>(STOP) : null
  return stop !== null && root.contains(stop) ? stop : null
}

/** The group of a stop. Stops outside every group belong to the root. */
export const groupAround = (root: HTMLElement, stop: HTMLElement): HTMLElement => {
  const group = stop.closest<HTMLElement>('[data-group]')
  return group !== null && root.contains(group) ? group : root
}

/** Makes one stop of each group reachable by Tab: the last focused one, or its successor if it was removed, or the first. */
export const updateTabStops = (root: HTMLElement): void => {
  const all = stopsIn(root).map(stop => ({ stop, group: groupAround(root, stop) }))
  for (const group of new Set(all.map(each => each.group))) {
    const stops = all.flatMap(each => (each.group === group ? [each.stop] : []))
    const last = currents.get(group)
    const kept = last === undefined ? -1 : stops.indexOf(last.stop)
    const index = kept >= 0 ? kept : Math.min(last?.index ?? 0, stops.length - 1)
    for (const [at, stop] of stops.entries()) {
      const tabIndex = at === index ? '0' : '-1'
      if (stop.getAttribute('tabindex') !== tabIndex) stop.setAttribute('tabindex', tabIndex)
      if (at === index) currents.set(group, { stop, index })
    }
  }
}

/** Makes this stop the one of its group that Tab focuses. */
export const rememberStop = (root: HTMLElement, stop: HTMLElement): void => {
  currents.set(groupAround(root, stop), { stop, index: 0 })
  updateTabStops(root)
}

/** The accessible name of a stop. */
export const nameOfStop = (stop: HTMLElement): string => {
  const label = stop.getAttribute('aria-label')
  if (label !== null) return label
  const ids = stop.getAttribute('aria-labelledby')?.split(' ') ?? []
  const named = ids.flatMap(id => document.getElementById(id)?.textContent ?? [])
  return named.length > 0 ? named.join(' ') : (stop.textContent ?? '')
}
