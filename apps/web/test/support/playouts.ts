/** How many playouts bots and hints have in the page for tests, instead of the 400 of the real one. */
export const TEST_PLAYOUTS = 40
