/** The seed of all random tests. It is the same in every run, except with `./tortuga test --all`, which draws one and prints it. */
export const TEST_SEED = Number(process.env['TEST_SEED'] ?? 1)
