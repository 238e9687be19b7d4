/** The message by which a page makes a frame play its event. */
export const PLAY = 'workbench-play'
