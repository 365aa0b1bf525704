import { keepTogether } from '../typography/keep-together.ts'
import type { Message, MessagePart } from './message.ts'

/** A message whose names, and figures with their units, stay on one line. What is put in before a unit counts as its figure. */
export function keepMessageTogether(message: Message): Message {
  return message.map((part, at) => {
    if (typeof part !== 'string') return keepChoices(part)
    return at > 0 && part !== '#' ? keepTogether(`}${part}`).slice(1) : keepTogether(part)
  })
}

function keepChoices(part: Exclude<MessagePart, string>): MessagePart {
  const [name, kind, how] = part
  if (kind === undefined || typeof how !== 'object' || how === null) return part
  const kept = Object.entries(how).map(([key, one]) => [key, keepChoice(one)] as const)
  return [name, kind, Object.fromEntries(kept)]
}

function keepChoice(choice: unknown): unknown {
  if (typeof choice === 'string') return keepTogether(choice)
  return Array.isArray(choice) ? keepMessageTogether(choice as Message) : choice
}
