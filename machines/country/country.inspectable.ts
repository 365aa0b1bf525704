import type { Inspectable } from '../inspectable.ts'
import type { countryMachine } from './country.machine.ts'

export const countryInspectable: Inspectable<typeof countryMachine> = {
  context: ['country'],
  events: {
    'shop.started': ['stored'],
    'country.detected': ['stored'],
    'page.finished': ['isPageFree'],
    'country.chosen': ['country'],
  },
}
