import type { Shown } from '../shown.ts'
import type { tabiGen01Machine } from './tabi-gen-01.machine.ts'

/** What is chosen of the look; neither whose feet, nor the feet, nor what stands under them. */
export const tabiGen01Shown: Shown<typeof tabiGen01Machine> = {
  context: ['owner', 'country', 'soleFault', 'hasAgreed', 'isAgreementMissing', 'cartFault', 'shopFault', 'isUnkept'],
  events: {
    'upper.chosen': ['upper'],
    'colour.chosen': ['colour'],
    'feel.chosen': ['feel'],
    'worn.told': ['feel'],
    'worn.changed': ['place', 'feel'],
    'worn.answered': ['place', 'sides', 'zone', 'answer'],
    'worn.removed': ['place'],
    'agreement.given': ['hasAgreed'],
    'owner.changed': ['owner'],
    'country.changed': ['country'],
    'shop.fell_silent': ['fault'],
  },
}
