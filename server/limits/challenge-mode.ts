import type { Problem } from '#server/http/problem.ts'
import type { Requester } from '#server/http/requester.ts'

/** What is limited by a proof of work, because no shop-wide number may refuse anybody. */
export type ChallengeKind = 'orders' | 'guests' | 'mails' | 'tries'

export type Challenges = {
  /**
   * Counts a call of its kind. Returns the problem to answer with, if many arrive at once and the caller has to solve a
   * challenge first.
   */
  require(call: Requester, kind: ChallengeKind): Promise<Problem | undefined>
}

/** Asks nobody. */
export const noChallenges: Challenges = { require: async () => undefined }
