import type { FrozenModule } from '@tortuga/kit'

export declare const game: FrozenModule['game']
export declare const bots: FrozenModule['bots']
export declare const notation: FrozenModule['notation']
