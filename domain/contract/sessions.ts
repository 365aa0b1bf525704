import * as z from 'zod/mini'

/** The specification allows either: the token alone, or both tokens. */
export const refreshed = z.union([z.string(), z.object({ token: z.string(), refreshToken: z.string() })])
export type RefreshedTokens = z.infer<typeof refreshed>

export const sessionList = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      created_at: z.string(),
      seen_at: z.string(),
      is_current: z.boolean(),
    }),
  ),
})

/** Ends one session by its id, or all sessions of the customer. */
export const sessionsToEnd = z.strictObject({ id: z.optional(z.string().check(z.maxLength(64))) })
