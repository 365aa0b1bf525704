import type { Shown } from '../shown.ts'
import type { countryMachine } from './country.machine.ts'

export const countryShown: Shown<typeof countryMachine> = {
  context: ['country'],
  events: {
    'shop.started': ['kept'],
    'country.found': ['kept'],
    'page.finished': ['isPageFree'],
    'country.chosen': ['country'],
  },
}
