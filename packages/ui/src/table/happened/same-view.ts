/** Tells whether a view has changed: updates that change nothing for the viewer, such as a vote or a reconnection, bring a new object with the same content. */
export const isSameView = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)
