/** News within one process: everybody who listens hears it, whoever told it too. */
import type { Bus, News } from '@tortuga/room'

export type LocalBus = Bus & {
  /** Something may have been missed. */
  lose(): void
  onLost(heard: () => void): () => void
}

const createEars = <A>() => {
  const ears = new Set<(heard: A) => void>()
  return {
    /** In a microtask each: an ear that throws is a fault of its own and harms no other, and no teller. */
    tell: (news: A): void => {
      for (const ear of ears) queueMicrotask(() => ears.has(ear) && ear(news))
    },
    listen: (heard: (news: A) => void): (() => void) => {
      const ear = (news: A): void => heard(news)
      ears.add(ear)
      return () => void ears.delete(ear)
    },
  }
}

/** A bus of its own, which nobody listens to yet. */
export const createBus = (): LocalBus => {
  const news = createEars<News>()
  const losses = createEars<void>()
  return { tell: news.tell, listen: news.listen, lose: losses.tell, onLost: losses.listen }
}
