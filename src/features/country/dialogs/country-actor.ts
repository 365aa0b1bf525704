import type { ActorRefFrom } from 'xstate'
import type { countryMachine } from '#machines/country/country.machine.ts'

export type CountryActor = ActorRefFrom<typeof countryMachine>
