/** Why the link of a mail no longer works, as it appears in the address of the page that explains it. */
export const linkEndings = ['used', 'replaced', 'expired', 'unknown'] as const
export type LinkEnding = (typeof linkEndings)[number]
