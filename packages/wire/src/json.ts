/** Decodes JSON text through a schema, so that data of another shape never enters the program. */
import * as v from 'valibot'

/** Data whose shape only a game knows: options, states, moves. Throws on text that is not JSON. */
export const parseUnknown = (text: string): unknown => JSON.parse(text)

/** Throws on text that is not JSON or does not fit the schema. */
export const parseJson = <S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> => v.parse(schema, JSON.parse(text))

/** Returns null on text that is not JSON or does not fit the schema. */
export const parseJsonOrNull = <S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> | null => {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
