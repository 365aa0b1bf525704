/** The request header with the solution of a proof of work. */
export const challengeHeader = 'hadashi-challenge'

/** Not among the error codes of the API that a page knows: a client solves the challenge instead of showing an error. */
export type ChallengeCode = 'proof_of_work_required' | 'proof_of_work_invalid'
