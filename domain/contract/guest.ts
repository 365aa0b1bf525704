import * as z from 'zod/mini'

export const guestIssued = z.object({ guest_token: z.string() })
