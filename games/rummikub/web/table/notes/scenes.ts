/** The scenes of a round: a seat opens, a seat lays its last tile, the racks are turned up and counted. */
export const SCENES = { opening: 'opening', out: 'out', round: 'round' } as const
