import type { Inspectable } from '../inspectable.ts'
import type { languageMachine } from './language.machine.ts'

export const languageInspectable: Inspectable<typeof languageMachine> = {
  context: ['language', 'cameFrom', 'requested'],
  events: { 'language.chosen': ['language'], 'language.requested': ['found'] },
}
