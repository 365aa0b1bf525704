import type { Inspectable } from '../inspectable.ts'
import type { tabiGen01Machine } from './tabi-gen-01.machine.ts'

/** Shows choices about the look; excludes the person, the feet and the text under the soles. */
export const tabiGen01Inspectable: Inspectable<typeof tabiGen01Machine> = {
  context: [
    'owner',
    'country',
    'soleTextError',
    'hasAgreed',
    'isAgreementMissing',
    'cartError',
    'syncError',
    'isUnkept',
  ],
  events: {
    'upper.chosen': ['upper'],
    'colour.chosen': ['colour'],
    'feel.chosen': ['feel'],
    'worn.added': ['feel'],
    'worn.changed': ['index', 'feel'],
    'worn.answered': ['index', 'sides', 'zone', 'answer'],
    'worn.removed': ['index'],
    'agreement.accepted': ['hasAgreed'],
    'owner.changed': ['owner'],
    'country.changed': ['country'],
    'shop.fellSilent': ['error'],
  },
}
