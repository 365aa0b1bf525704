import * as z from 'zod/mini'

/** What `builds/latest.json` says: which build the shop serves now, and since when. */
export const newestBuild = z.object({ id: z.string(), timestamp: z.number() })
