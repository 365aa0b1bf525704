import type { Country } from '#domain/country/countries.ts'
import { ok } from '#domain/result.ts'
import type { Environment } from '#server/env/read-environment.ts'
import type { Log } from '#server/log.ts'
import { createIdealPostcodes } from './ideal-postcodes.ts'
import { openJapanPostcodes } from './japan-postcodes.ts'
import { noPostcodes, type PostcodePort } from './postcode-port.ts'

const usualUrl = 'https://api.ideal-postcodes.co.uk/v1'

/** What this shop knows of postcodes: Japan's always, Britain's where a service is paid for. */
export function openPostcodes(
  { POSTCODE_URL: url = usualUrl, POSTCODE_KEY: key }: Pick<Environment, 'POSTCODE_URL' | 'POSTCODE_KEY'>,
  log: Log,
): PostcodePort {
  const ports: Partial<Record<Country, PostcodePort>> = {
    JP: openJapanPostcodes(log),
    GB: key === undefined ? noPostcodes : createIdealPostcodes({ url, key, log }),
  }
  return {
    knows: Object.assign({}, ...Object.values(ports).map(({ knows }) => knows)),
    lookUp: async (country, postcode) => ports[country]?.lookUp(country, postcode) ?? ok([]),
  }
}
