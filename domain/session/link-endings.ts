/** Why the link of a mail helps no more, as the page that says so has it in its address. */
export const linkEndings = ['used', 'replaced', 'expired', 'unknown'] as const
export type LinkEnding = (typeof linkEndings)[number]
