import * as z from 'zod/mini'

/** The content of `builds/latest.json`: the build that is currently served, and since when. */
export const newestBuild = z.object({ id: z.string(), timestamp: z.number() })
