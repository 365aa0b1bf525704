import type { Shown } from '../shown.ts'
import type { languageMachine } from './language.machine.ts'

export const languageShown: Shown<typeof languageMachine> = {
  context: ['language', 'cameFrom', 'wish'],
  events: { 'language.chosen': ['language'], 'language.asked': ['found'] },
}
