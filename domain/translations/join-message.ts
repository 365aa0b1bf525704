import { joinWithNoBreak } from '../typography/join-with-no-break.ts'
import type { Message, MessagePart } from './message.ts'

/**
 * Keeps names, and figures with their units, on one line of a message. A placeholder before a unit counts as its
 * figure.
 */
export function joinMessage(message: Message): Message {
  return message.map((part, at) => {
    if (typeof part !== 'string') return joinChoices(part)
    return at > 0 && part !== '#' ? joinWithNoBreak(`}${part}`).slice(1) : joinWithNoBreak(part)
  })
}

function joinChoices(part: Exclude<MessagePart, string>): MessagePart {
  const [name, kind, how] = part
  if (kind === undefined || typeof how !== 'object' || how === null) return part
  const joined = Object.entries(how).map(([key, one]) => [key, joinChoice(one)] as const)
  return [name, kind, Object.fromEntries(joined)]
}

function joinChoice(choice: unknown): unknown {
  if (typeof choice === 'string') return joinWithNoBreak(choice)
  return Array.isArray(choice) ? joinMessage(choice as Message) : choice
}
