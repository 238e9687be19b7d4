/** Compresses a fixture as far as it goes: states repeat over megabytes, so the window is as large as Brotli allows. */
import { brotliCompressSync, constants } from 'node:zlib'

export const compress = data => brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } })
